// The script in the head of the page. It runs before the first paint, even in browsers that are too old for the portal.
import type { Language } from '#components/words/languages.ts';
import { removeWorker } from '#features/recovery.ts';
import { attempt } from '#features/session/attempt.ts';
import { isFlagSet } from '#features/session/storage.ts';
import { choices } from '../language/choices.ts';
import { findLanguage, languageKey } from './findLanguage.ts';
import {
  incompleteId,
  loadingAttribute,
  submitId,
  submittingId,
  unreadableId,
} from './protocol.ts';

const page = document.documentElement;

// The steps, in order:
const isFramed = isInFrameOfOthers();
const address = readAddress();
const passwordResetLink = takePasswordResetLink(address);
const isReturning = isFlagSet();
const language = chooseLanguage(address);
chooseScreen();
const finishSubmit = rememberSubmit();
const stopWatching = watchScripts();
window.bootstrap = { language, isReturning, passwordResetLink, showLanguage, finish };

/** A host without our headers lets other sites frame the portal, which then shows nothing. */
function isInFrameOfOthers(): boolean {
  return attempt(() => window.parent.location.href) === undefined;
}

/** An email program may have escaped every character of a link, even the one before the query. */
function readAddress() {
  const [path = '', ...queries] = window.location.href.split(/[?#]|%(?:25)*3f/i);
  return { path, query: queries.join('&') };
}

/**
 * The query of a password link, on any path, because the portal opens such a link everywhere. `oobCode` is Firebase's
 * name for the code, which may be cut off.
 */
function takePasswordResetLink({ path, query }: typeof address): string | undefined {
  if (!/oobCode|(?:^|[^-])mode.{1,9}resetPassword/i.test(query)) return undefined;
  window.history.replaceState(null, '', path);
  return query;
}

function chooseLanguage({ query }: typeof address): Language {
  const chosen = attempt(() => window.localStorage.getItem(languageKey));
  // Firebase writes the language of an email into its link. The characters before and after may have been escaped.
  const mailed = /(?:^|[^a-z]|3B)lang(?:[=%]|3D|25|0[AD])+([\w-]+)/i.exec(query)?.[1];
  // Extensions that hide a browser's languages may put anything in their place.
  const wanted = attempt(() => findLanguage([chosen, mailed].concat(navigator.languages), choices));
  return wanted || 'en';
}

/** By default, the styles show the sign-in page, in English. */
function chooseScreen() {
  if (isReturning || passwordResetLink !== undefined) page.setAttribute(loadingAttribute, '');
  page.lang = language;
  // The browser may paint the English screens as soon as it has read them. The dev server's page has none.
  page.hidden = isFramed || (language !== 'en' && import.meta.env.PROD);
}

/** Replaces the English parts of the page with those in the template of the language. */
function showLanguage() {
  const template = document.getElementById(language) as HTMLTemplateElement | null;
  if (!template) return;
  document.body.textContent = '';
  document.body.append(template.content);
  page.dir = template.dir;
  page.hidden = isFramed;
}

/** The returned function restores the form, and returns whether it was submitted. */
function rememberSubmit(): () => boolean {
  let submitted: { button: Element; label: string | null } | undefined;
  const remember = (event: Event) => {
    event.preventDefault();
    // Not the event's `submitter`, because a submit by a password manager names no button. An extension's form has no
    // such button.
    const button = (event.target as Element).querySelector(`#${submitId}`);
    if (!button || submitted) return;
    submitted = { button, label: button.textContent };
    button.textContent = elementOf(submittingId).textContent;
  };
  document.addEventListener('submit', remember);
  return () => {
    document.removeEventListener('submit', remember);
    const wasSubmitted = submitted !== undefined;
    if (submitted) submitted.button.textContent = submitted.label;
    submitted = undefined;
    return wasSubmitted;
  };
}

/** Shows a sentence if one of our scripts fails. Extensions' scripts may fail without harming the page. */
function watchScripts(): () => void {
  const isOurs = (source = '') => source.startsWith(`${window.location.origin}/assets/`);
  const judge = ({ target, filename }: ErrorEvent) => {
    // If a script did not load, it is the event's `target`. If it cannot be parsed or run, `filename` is its address.
    const isMissing = target instanceof HTMLScriptElement;
    if (isOurs(isMissing ? target.src : filename)) fail(isMissing ? incompleteId : unreadableId);
  };
  window.addEventListener('error', judge, true);
  // The timeout of lazily loaded code (docs/specification.md, section 7).
  const timer = setTimeout(() => fail(incompleteId), 120_000);
  return () => {
    window.removeEventListener('error', judge, true);
    clearTimeout(timer);
  };
}

/** @param sentence the id of its element */
function fail(sentence: string) {
  finish();
  // The worker may have caused the failure. Without the worker, a reload asks the server.
  void removeWorker();
  elementOf(sentence).hidden = false;
}

function finish(): boolean {
  stopWatching();
  // If the page was cut off, the part in the other language is missing.
  page.hidden = isFramed;
  return finishSubmit();
}

function elementOf(id: string) {
  return document.getElementById(id) as HTMLElement;
}
