export const signInWords = {
  /** What sign-in page and portal share: waiting, links, contacts, failures of the page. */
  everywhere: {},

  /** The sign-in page around its form. */
  page: {},

  /** The form, and its password field. */
  form: {},

  /** Why a sign-in failed (docs/specification.md, section 6). */
  failures: {},

  /** How a session ended, and what waits for the sign-in. */
  session: {},
};

export type SignInWords = typeof signInWords;
