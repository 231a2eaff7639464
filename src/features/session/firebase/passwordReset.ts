import {
  type Auth,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PasswordReset } from '../authClient.ts';
import { codeOf } from './sdkErrors.ts';

/** The service does not accept our address. */
const addressRefusals = new Set<unknown>([
  'auth/unauthorized-continue-uri',
  'auth/invalid-continue-uri',
]);

/** Answers that would reveal whether an address has an account. */
const tellingAnswers = new Set<unknown>(['auth/user-not-found', 'auth/user-disabled']);

/** @param getAuth resolves once the start has ended */
export const createPasswordReset = (getAuth: () => Promise<Auth>): PasswordReset => ({
  send: async (email) => {
    const auth = await getAuth();
    // The email is in the language of the page, which may have changed since the start.
    auth.languageCode = document.documentElement.lang;
    try {
      await sendPasswordResetEmail(auth, email, { url: `${window.location.origin}/login` }).catch(
        (error: unknown) => {
          if (!addressRefusals.has(codeOf(error))) throw error;
          return sendPasswordResetEmail(auth, email);
        },
      );
      return null;
    } catch (error) {
      const code = codeOf(error);
      return tellingAnswers.has(code) ? null : { code };
    }
  },
  read: async (code) => {
    try {
      return { email: await verifyPasswordResetCode(await getAuth(), code) };
    } catch (error) {
      return { code: codeOf(error) };
    }
  },
  setPassword: async (code, password) => {
    try {
      await confirmPasswordReset(await getAuth(), code, password);
      return null;
    } catch (error) {
      return { code: codeOf(error) };
    }
  },
});
