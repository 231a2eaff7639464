// A script in the head of the page, which runs before anything is painted. Until the portal has been fetched, it
// chooses the language and which of the prerendered screens is seen, remembers an early submit, and says what did not load.
import type { Language } from '#components/words/languages.ts';
import { attempt } from '#features/session/attempt.ts';
import { signInIds } from '#features/session/signInIds.ts';
import { hasFlag, signedInFlag } from '#features/session/storage.ts';
import { choices } from '../language/choices.ts';
import { removeWorker, rescue } from '../offline/rescue.ts';
import { findLanguage, languageKey } from './findLanguage.ts';

/** What this script hands on to the portal. */
interface Bootstrap {
  /** Of this visit. The page is in it from the first paint on. */
  readonly language: Language;
  /** Called by the page, behind the last of what it holds (tools/vite/writePage.ts). */
  readonly showLanguage: () => void;
  /** Whether the flag `isAuthenticated` is set: `Loading...` is seen, and otherwise the sign-in form. */
  readonly isReturning: boolean;
  /** What the link of an email has brought: the query of the address. It is kept here alone, and gone with the page. */
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

/** Takes progress out of the address before anything can keep it. Also called when a link comes into an open page. */
function takeProgress() {
  // Some mail programs escape the `#`, or write a link in lowercase or capitals.
  const [address, progress] = window.location.href.split(/(?:#|%(?:25)*23)progress/i);
  if (progress === undefined) return;
  window.history.replaceState(null, '', address);
  window.arrivedProgress = progress;
}

const page = document.documentElement;
const elementOf = (id: string) => document.getElementById(id) as HTMLElement;

// A host that sends no headers lets other sites frame the portal, and then it shows nothing.
const isFramed = attempt(() => window.parent.location.href) === undefined;
page.hidden = isFramed;

takeProgress();
window.addEventListener('popstate', takeProgress);

const [path, ...queries] = window.location.href.split(/[?#]|%(?:25)*3f/i);
const query = queries.join('&');
// On any path: the portal opens such a link on each of them. `oobCode` is Firebase's name of the code, which a link that was
// cut off may lack. All characters may have been escaped.
const isPasswordLink = /oobCode|(?:^|[^-])mode.{1,9}resetPassword/i.test(query);
const passwordLink = isPasswordLink ? query : undefined;
if (isPasswordLink) window.history.replaceState(null, '', path);

const isReturning = hasFlag(signedInFlag);
// The styles show one of the two prerendered screens by this attribute.
if (isReturning || passwordLink !== undefined) page.dataset['start'] = 'loading';

let isOver = false;
let submitted: { button: Element; label: string | null } | undefined;

document.addEventListener('submit', (event) => {
  if (isOver) return;
  event.preventDefault();
  // Not the event's `submitter`: a submit by a password manager names no button. A form of an extension has no such
  // button.
  const button = (event.target as Element).querySelector(`#${signInIds.submit}`);
  if (!button || submitted) return;
  submitted = { button, label: button.textContent };
  button.textContent = elementOf('submitting').textContent;
});

/** Scripts of extensions may fail without any harm to the page. */
const isOurs = (address = '') => address.startsWith(`${window.location.origin}/assets/`);

window.addEventListener(
  'error',
  ({ target, filename }) => {
    if (isOver) return;
    // A script that did not come is the target of the event. One that cannot be read or run is its `filename`.
    const isMissing = target instanceof HTMLScriptElement;
    if (isOurs(isMissing ? target.src : filename)) fail(isMissing ? 'incomplete' : 'unreadable');
  },
  true,
);

// The timeout of lazily loaded code (docs/specification.md, section 7).
const timer = setTimeout(() => fail('incomplete'), 120_000);

function stop() {
  // Of a page that was cut off, the part in another language has not come.
  page.hidden = isFramed;
  clearTimeout(timer);
  isOver = true;
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
// Firebase writes the language of an email into its link. The character between may have been escaped.
const mailed = /(?:^|[^a-z]|3B)lang(?:[=%]|3D|25|0[AD])+([\w-]+)/i.exec(query)?.[1];
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
