import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, initializeAuth, validatePassword } from 'firebase/auth';
import type { PasswordRule } from '../authClient.ts';
import { rulesOf } from './passwordRules.ts';
import { disableUsageStatistics } from './sdkInternals.ts';

let count = 0;

/**
 * Requests the password policy exactly once per call. It uses its own Auth instance, because an instance with a policy
 * fetches it again after each failed sign-in, and does not handle a failure of that request.
 */
export async function fetchPasswordRules(
  apiKey: string,
  redirect: (auth: Auth) => void,
): Promise<readonly PasswordRule[]> {
  count += 1;
  const app = initializeApp({ apiKey }, `password-policy-${count}`);
  disableUsageStatistics(app);
  try {
    const auth = initializeAuth(app);
    redirect(auth);
    const status = await validatePassword(auth, '');
    return rulesOf(status.passwordPolicy);
  } catch {
    // The rules only explain the message, which makes sense without them.
    return [];
  } finally {
    await deleteApp(app);
  }
}
