import {
  type Auth,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PasswordLinks } from '../authClient.ts';
import { codeOf } from './sdkErrors.ts';

/** Where the service does not take our address, the mail is sent without it. */
const refusedAddress = new Set<unknown>([
  'auth/unauthorized-continue-uri',
  'auth/invalid-continue-uri',
]);

/** @param getAuth resolves once the start has ended */
export const createPasswordLinks = (getAuth: () => Promise<Auth>): PasswordLinks => ({
  send: async (email) => {
    const auth = await getAuth();
    try {
      await sendPasswordResetEmail(auth, email, { url: `${window.location.origin}/login` }).catch(
        (error: unknown) => {
          if (!refusedAddress.has(codeOf(error))) throw error;
          return sendPasswordResetEmail(auth, email);
        },
      );
      return null;
    } catch (error) {
      const code = codeOf(error);
      // Nobody is told whether an address has an account.
      return code === 'auth/user-not-found' ? null : { code };
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
