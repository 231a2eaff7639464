import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, initializeAuth, validatePassword } from 'firebase/auth';
import type { PasswordRule } from '../authClient.ts';
import { rulesOf } from './passwordRules.ts';
import { disableUsageStatistics } from './sdkInternals.ts';

let count = 0;

/**
 * Asks for the password policy, with exactly one request each time. An Auth instance of its
 * own asks, because one that has a policy fetches it again by itself after a failed sign-in (docs/decisions/0004).
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
    // The message that they help to understand needs none of them.
    return [];
  } finally {
    await deleteApp(app);
  }
}
