import type { PasswordLinkWords } from '../en/passwordLink.ts';

export const passwordLinkWords: PasswordLinkWords = {
  request: {},

  requestFailures: {},

  password: {},

  linkFailures: {},
};
