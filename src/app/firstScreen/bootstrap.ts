// Runs before anything is painted, as a script of its own in the head of the page. Until the portal has been
// fetched, it chooses which of the prerendered screens is seen, and keeps what is submitted early.
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
const isOurs = (address: string) => address.startsWith(`${window.location.origin}/assets/`);

window.addEventListener(
  'error',
  ({ target, filename }) => {
    if (isOurs(target instanceof HTMLScriptElement ? target.src : (filename ?? ''))) fail();
  },
  { capture: true, signal },
);

// The timeout of lazily loaded code (docs/specification.md, section 7).
const timer = setTimeout(fail, 120_000);

function stop() {
  clearTimeout(timer);
  listening.abort();
  if (submitted) submitted.button.textContent = submitted.label;
}

function fail() {
  stop();
  submitted = undefined;
  document.getElementById('incomplete')?.removeAttribute('hidden');
  // The service worker goes, because a file that it keeps may be the reason; without it, a reload asks the server.
  void navigator.serviceWorker?.getRegistration().then((found) => found?.unregister());
}

window.bootstrap = {
  isReturning,
  finish: () => {
    stop();
    document.getElementById('incomplete')?.remove();
    return submitted !== undefined;
  },
};
