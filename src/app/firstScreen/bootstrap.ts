// A script in the head of the page, which runs before anything is painted. Until the portal has been fetched, it
// chooses the language and which of the prerendered screens is seen, remembers an early submit, and says what did not load.
import type { Language } from '#components/words/languages.ts';
import { attempt } from '#features/session/attempt.ts';
import { signInIds } from '#features/session/signInIds.ts';
import { hasFlag, signedInFlag } from '#features/session/storage.ts';
import { choices } from '../language/choices.ts';
import { removeWorker, rescue } from '../offline/rescue.ts';
import { findLanguage, languageKey } from './findLanguage.ts';
import { unescapeLink } from './unescapeLink.ts';

/** What this script hands on to the portal. */
interface Bootstrap {
  /** Of this visit. The page is in it from the first paint on. */
  readonly language: Language;
  /** Called by the page, behind the last of what it holds (tools/vite/writePage.ts). */
  readonly showLanguage: () => void;
  /** Whether the flag `isAuthenticated` is set: `Loading...` is seen, and otherwise the sign-in form. */
  readonly isReturning: boolean;
  /** What the link of a mail has brought: the query of the address. It is kept here alone, and gone with the page. */
  readonly passwordLink: string | undefined;
  /** Ends the work of this script. The form is as it was built. Answers whether it has been submitted. */
  readonly finish: () => boolean;
  readonly rescue: typeof rescue;
}

declare global {
  interface Window {
    bootstrap: Bootstrap;
    /** What a progress link has brought, until it is answered: the text after `#progress`. */
    arrivedProgress?: string | undefined;
  }
}

/** The text before and behind a sign. */
function cut(text: string, sign: string): [before: string, behind: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Of the task and of the code, which Firebase names so, a link that was cut off may lack one. On any path. */
const ofPassword = /(?:^|[?&])(?:oobCode|mode=resetPassword)/i;
/** Some mail programs write a link in small letters or capitals. */
const ofProgress = /^progress/i;

/**
 * Writes the address as the link was before its way through mail programs, and takes out of it what nothing else may
 * keep. Returns its query.
 */
function readAddress(): string {
  const { href } = window.location;
  const link = unescapeLink(href);
  const [page, fragment] = cut(link, '#');
  const [path, query] = cut(page, '?');
  const hasProgress = ofProgress.test(fragment);
  if (hasProgress) window.arrivedProgress = fragment.replace(ofProgress, '');
  const { history } = window;
  if (ofPassword.test(query)) history.replaceState(null, '', path);
  else if (hasProgress) history.replaceState(null, '', page);
  // A browser may refuse an address of odd characters, which then stays.
  else if (link !== href) attempt(() => history.replaceState(history.state, '', link));
  return query;
}

const page = document.documentElement;
const elementOf = (id: string) => document.getElementById(id) as HTMLElement;

// A host that sends no headers lets other sites frame the portal, and then it shows nothing.
const isFramed = attempt(() => window.parent.location.href) === undefined;
page.hidden = isFramed;

const query = readAddress();
const passwordLink = ofPassword.test(query) ? query : undefined;
// A link may come into an open page.
window.addEventListener('popstate', readAddress);

const isReturning = hasFlag(signedInFlag);
// The styles show one of the two prerendered screens by this attribute.
if (isReturning || passwordLink !== undefined) page.dataset['start'] = 'loading';

const listening = new AbortController();
const { signal } = listening;
let submitted: { button: Element; label: string | null } | undefined;

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    // Not the event's `submitter`: a submit by a password manager names no button. A form of an extension has no such
    // button.
    const button = (event.target as Element).querySelector(`#${signInIds.submit}`);
    if (!button || submitted) return;
    submitted = { button, label: button.textContent };
    button.textContent = elementOf('submitting').textContent;
  },
  { signal },
);

/** Scripts of extensions may fail without any harm to the page. */
const isOurs = (address = '') => address.startsWith(`${window.location.origin}/assets/`);

window.addEventListener(
  'error',
  ({ target, filename }) => {
    // A script that did not come is the target of the event. One that cannot be read or run is its `filename`.
    const isMissing = target instanceof HTMLScriptElement;
    if (isOurs(isMissing ? target.src : filename)) fail(isMissing ? 'incomplete' : 'unreadable');
  },
  { capture: true, signal },
);

// The timeout of lazily loaded code (docs/specification.md, section 7).
const timer = setTimeout(() => fail('incomplete'), 120_000);

function stop() {
  // Of a page that was cut off, the part in another language has not come.
  page.hidden = isFramed;
  clearTimeout(timer);
  listening.abort();
  if (submitted) submitted.button.textContent = submitted.label;
}

/** @param sentence the id of one in `index.html` */
function fail(sentence: 'incomplete' | 'unreadable') {
  stop();
  submitted = undefined;
  // A file that the worker has or lacks may be the reason. Without the worker, the reload asks the server.
  void removeWorker();
  elementOf(sentence).hidden = false;
}

const chosen = attempt(() => window.localStorage.getItem(languageKey));
/** The language of the mail: Firebase's links have it. */
const [, mailed] = /(?:^|[?&])lang=([\w-]+)/i.exec(query) ?? [];
// Extensions that hide a browser's languages may leave anything in their place.
const language =
  attempt(() => findLanguage([chosen, mailed].concat(navigator.languages), choices)) || 'en';
page.lang = language;
// The browser may paint the English screens as soon as it has read them. A dev server has none.
if (language !== 'en' && import.meta.env.PROD) page.hidden = true;

/** Puts what the template of the language holds in the place of what is English. */
function showLanguage() {
  const template = document.getElementById(language) as HTMLTemplateElement | null;
  if (!template) return;
  document.body.textContent = '';
  document.body.append(template.content);
  page.dir = template.dir;
  page.hidden = isFramed;
}

window.bootstrap = {
  language,
  showLanguage,
  isReturning,
  passwordLink,
  rescue,
  finish: () => {
    stop();
    return submitted !== undefined;
  },
};
