export const passwordLinkWords = {
  /** Asking for a link. */
  request: {},

  /** Why no link was sent. */
  requestFailures: {},

  /** Choosing a password. */
  password: {},

  /** Why a link or a password was refused. */
  linkFailures: {},
};

export type PasswordLinkWords = typeof passwordLinkWords;
