// A script in the head of the page, which runs before the first paint. Until the portal has loaded, it chooses the
// language and the prerendered screen, remembers an early submit, and says what failed to load.
import type { Language } from '#components/words/languages.ts';
import { removeWorker } from '#features/recovery.ts';
import { attempt } from '#features/session/attempt.ts';
import { signInIds } from '#features/session/signInIds.ts';
import { isFlagSet } from '#features/session/storage.ts';
import { choices } from '../language/choices.ts';
import { findLanguage, languageKey } from './findLanguage.ts';

/** What this script passes on to the portal. */
interface Bootstrap {
  /** The language of this visit, used from the first paint on. */
  readonly language: Language;
  /** Called at the end of the page (tools/vite/writePage.ts). */
  readonly showLanguage: () => void;
  /** Whether the flag `isAuthenticated` is set, which shows `Loading...` instead of the sign-in form. */
  readonly isReturning: boolean;
  /** What the link of an email has brought: the query of the address. It is kept here alone, and gone with the page. */
  readonly passwordResetLink: string | undefined;
  /** Stops this script, restores the form, and returns whether it was submitted. */
  readonly finish: () => boolean;
}

declare global {
  interface Window {
    bootstrap: Bootstrap;
  }
}

const page = document.documentElement;
const elementOf = (id: string) => document.getElementById(id) as HTMLElement;

// A host without our headers lets other sites frame the portal, which then shows nothing.
const isFramed = attempt(() => window.parent.location.href) === undefined;
page.hidden = isFramed;

const [path, ...queries] = window.location.href.split(/[?#]|%(?:25)*3f/i);
const query = queries.join('&');
// On any path, because the portal opens such a link everywhere. `oobCode` is Firebase's name for the code, which may be
// cut off. Every character may have been escaped.
const isPasswordResetLink = /oobCode|(?:^|[^-])mode.{1,9}resetPassword/i.test(query);
const passwordResetLink = isPasswordResetLink ? query : undefined;
if (isPasswordResetLink) window.history.replaceState(null, '', path);

const isReturning = isFlagSet();
// The styles show one of the two prerendered screens, depending on this attribute.
if (isReturning || passwordResetLink !== undefined) page.dataset['start'] = 'loading';

let isOver = false;
let submitted: { button: Element; label: string | null } | undefined;

document.addEventListener('submit', (event) => {
  if (isOver) return;
  event.preventDefault();
  // Not the event's `submitter`, because a submit by a password manager names no button. A form of an extension has no
  // such button.
  const button = (event.target as Element).querySelector(`#${signInIds.submit}`);
  if (!button || submitted) return;
  submitted = { button, label: button.textContent };
  button.textContent = elementOf('submitting').textContent;
});

/** Scripts of extensions may fail without harming the page. */
const isOurs = (address = '') => address.startsWith(`${window.location.origin}/assets/`);

window.addEventListener(
  'error',
  ({ target, filename }) => {
    if (isOver) return;
    // A script that did not load is the target of the event. One that cannot be read or run is its `filename`.
    const isMissing = target instanceof HTMLScriptElement;
    if (isOurs(isMissing ? target.src : filename)) fail(isMissing ? 'incomplete' : 'unreadable');
  },
  true,
);

// The timeout of lazily loaded code (docs/specification.md, section 7).
const timer = setTimeout(() => fail('incomplete'), 120_000);

function stop() {
  // If the page was cut off, the part in the other language is missing.
  page.hidden = isFramed;
  clearTimeout(timer);
  isOver = true;
  if (submitted) submitted.button.textContent = submitted.label;
}

/** @param sentence the id of one in `index.html` */
function fail(sentence: 'incomplete' | 'unreadable') {
  stop();
  submitted = undefined;
  // The worker may have caused it. Without the worker, the reload asks the server.
  void removeWorker();
  elementOf(sentence).hidden = false;
}

const chosen = attempt(() => window.localStorage.getItem(languageKey));
// Firebase writes the language of an email into its link. The characters before and after may have been escaped.
const mailed = /(?:^|[^a-z]|3B)lang(?:[=%]|3D|25|0[AD])+([\w-]+)/i.exec(query)?.[1];
// Extensions that hide a browser's languages may put anything in their place.
const language =
  attempt(() => findLanguage([chosen, mailed].concat(navigator.languages), choices)) || 'en';
page.lang = language;
// The browser may paint the English screens as soon as it has read them. A dev server has none.
if (language !== 'en' && import.meta.env.PROD) page.hidden = true;

/** Replaces the English parts of the page with those in the template of the language. */
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
  passwordResetLink,
  finish: () => {
    stop();
    return submitted !== undefined;
  },
};
