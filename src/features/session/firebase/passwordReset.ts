import {
  type Auth,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PasswordReset } from '../authClient.ts';
import { codeOf } from './readAnswer.ts';

/** Responses that would reveal whether an address has an account. */
const tellingAnswers = new Set<unknown>(['auth/user-not-found', 'auth/user-disabled']);

const toNull = () => null;
const toFailure = (error: unknown) => ({ code: codeOf(error) });

export const createPasswordReset = (auth: Auth): PasswordReset => ({
  send: async (email) => {
    // The email is in the language of the page, which may have changed since the start.
    auth.languageCode = document.documentElement.lang;
    const settings = { url: `${window.location.origin}/login` };
    const failure = await sendPasswordResetEmail(auth, email, settings)
      .catch((error: unknown) => {
        // Such as `unauthorized-continue-uri`: the service does not accept our address.
        if (!codeOf(error)?.endsWith('-continue-uri')) throw error;
        return sendPasswordResetEmail(auth, email);
      })
      .then(toNull, toFailure);
    return tellingAnswers.has(failure?.code) ? null : failure;
  },
  read: (code) => verifyPasswordResetCode(auth, code).then((email) => ({ email }), toFailure),
  setPassword: (code, password) =>
    confirmPasswordReset(auth, code, password).then(toNull, toFailure),
});
