// Runs before anything is painted, as a script of its own in the head of the page. Until the portal has been
// fetched, it chooses which of the prerendered screens is seen, and keeps what is submitted early.
import { attempt } from '#features/session/attempt.ts';
import { signInIds } from '#features/session/signInIds.ts';
import { hasFlag, signedInFlag } from '#features/session/storage.ts';

/** What the page hands on to the portal. */
interface Bootstrap {
  /** Whether the flag `isAuthenticated` stands: `Loading...` is seen, and otherwise the sign-in form. */
  readonly isReturning: boolean;
  /** Gives the form back as it was built. Answers whether it has been submitted meanwhile. */
  readonly finish: () => boolean;
}

declare global {
  interface Window {
    bootstrap: Bootstrap;
    /** What a progress link has brought, until it is answered: the text after `#progress`. */
    arrivedProgress?: string | undefined;
  }
}

/**
 * Takes progress out of the address before anything can keep it, also where a link comes into an open page. Some mail
 * programs escape the `#`, or write a link in small letters or capitals.
 */
function takeProgress() {
  const [address, progress] = window.location.href.split(/(?:#|%23)progress/i);
  if (progress === undefined) return;
  window.arrivedProgress = progress;
  window.history.replaceState(null, '', address);
}

// A host that sends no headers lets other sites frame the portal, and then it shows nothing.
if (attempt(() => window.parent.location.href) === undefined)
  document.documentElement.hidden = true;

takeProgress();
window.addEventListener('popstate', takeProgress);

const isReturning = hasFlag(signedInFlag);
// The styles show one of the two prerendered screens by this attribute.
if (isReturning) document.documentElement.dataset['start'] = 'loading';

const listening = new AbortController();
const { signal } = listening;
let submitted: { button: Element; label: string | null } | undefined;

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    // Not the event's `submitter`, because a submit by a password manager names no button. In a form of somebody else,
    // there is none.
    const button = (event.target as Element).querySelector(`#${signInIds.submit}`);
    if (!button || submitted) return;
    submitted = { button, label: button.textContent };
    button.textContent = 'Signing In...';
  },
  { signal },
);

/** Scripts of a browser's extensions may fail without any harm to the page. */
const isOurs = (address = '') => address.startsWith(`${window.location.origin}/assets/`);

window.addEventListener(
  'error',
  ({ target, filename }) => {
    // A script that has not come is the target of the event. One that has come, and cannot be read or run, is its file.
    const isMissing = target instanceof HTMLScriptElement;
    if (isOurs(isMissing ? target.src : filename)) fail(isMissing ? 'incomplete' : 'unreadable');
  },
  { capture: true, signal },
);

// The timeout of lazily loaded code (docs/specification.md, section 7).
const timer = setTimeout(() => fail('incomplete'), 120_000);

function stop() {
  clearTimeout(timer);
  listening.abort();
  if (submitted) submitted.button.textContent = submitted.label;
}

/** @param sentence the id of one in `index.html` */
function fail(sentence: 'incomplete' | 'unreadable') {
  stop();
  submitted = undefined;
  document.getElementById(sentence)?.removeAttribute('hidden');
  // The service worker goes, because a file that it keeps may be the reason; without it, a reload asks the server.
  void navigator.serviceWorker?.getRegistration().then((found) => found?.unregister());
}

window.bootstrap = {
  isReturning,
  finish: () => {
    stop();
    document.getElementById('failures')?.remove();
    return submitted !== undefined;
  },
};
