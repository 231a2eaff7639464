// Shared by the page as served (tools/vite/writePage.ts), the script in its head (bootstrap.ts), the styles
// (prerendered.css.ts), preload.ts, and React (hydrate.ts). docs/decisions/0007 says why there is a first screen.
import type { Language } from '#components/words/languages.ts';

// The ids of the elements in the body. Every other language has the same elements in a template, whose id is the
// language. Constants instead of an object, so that the script in the page contains only the ids that it uses.

/** Holds the prerendered sign-in page, and then everything that React renders. */
export const rootId = 'root';
/** Holds the prerendered `Loading...`, until React renders. */
export const loadingId = 'loading';
/** Holds the next three, until React renders. */
export const failuresId = 'failures';
/** Says that a script did not load. */
export const incompleteId = 'incomplete';
/** Says that the browser cannot run a script. */
export const unreadableId = 'unreadable';
/** Has the label of the button during an early submit. */
export const submittingId = 'submitting';
/** A template of links to the files that a returning user needs. In a template, a link does nothing. */
export const preloadId = 'preload';

/** The controls of the sign-in form. Extensions add controls of the same types. */
export const submitId = 'sign-in';
export const signInIds = { email: 'email', password: 'current-password', submit: submitId };

// Attributes of the root element.

/** Shows `Loading...` instead of the sign-in page, until React renders. */
export const loadingAttribute = 'data-loading';
/** Set once the user can act: for the web font, and for tests. */
export const readyAttribute = 'data-ready';

/** Passed on by the script in the head, as `window.bootstrap`. */
export interface Bootstrap {
  /** The language of this visit, used from the first paint on. */
  readonly language: Language;
  /** Whether the flag `isAuthenticated` is set, which shows `Loading...` instead of the sign-in page. */
  readonly isReturning: boolean;
  /** The query of an emailed link. It is kept only here, and gone with the page. */
  readonly passwordResetLink: string | undefined;
  /** Called by the page at its end. */
  readonly showLanguage: () => void;
  /** Called by hydrate.ts: stops the script, restores the form, and returns whether it was submitted. */
  readonly finish: () => boolean;
}

/** The page's last script, which a browser runs as soon as it has read the language's template. */
export const lastScript: `bootstrap.${keyof Bootstrap}()` = 'bootstrap.showLanguage()';

declare global {
  interface Window {
    bootstrap: Bootstrap;
  }
}
