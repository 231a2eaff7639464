import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  initializeAuth,
  type PasswordValidationStatus,
  validatePassword,
} from 'firebase/auth';
import { disableUsageStatistics } from './sdkInternals.ts';

let count = 0;

/**
 * Asks for the password policy, with exactly one request each time, and puts it into sentences. An Auth instance of its
 * own asks, because one that has a policy fetches it again by itself after a failed sign-in (docs/decisions/0004).
 */
export async function fetchPasswordRules(
  apiKey: string,
  redirect: (auth: Auth) => void,
): Promise<readonly string[]> {
  count += 1;
  const app = initializeApp({ apiKey }, `password-policy-${count}`);
  disableUsageStatistics(app);
  try {
    const auth = initializeAuth(app);
    redirect(auth);
    const status = await validatePassword(auth, '');
    return toSentences(status.passwordPolicy.customStrengthOptions);
  } catch {
    // The rules are help beside a message that stands without them.
    return [];
  } finally {
    await deleteApp(app);
  }
}

type StrengthOptions = PasswordValidationStatus['passwordPolicy']['customStrengthOptions'];

function toSentences(options: StrengthOptions): readonly string[] {
  const { minPasswordLength, maxPasswordLength } = options;
  const rules: readonly [isDemanded: unknown, sentence: string][] = [
    [minPasswordLength, `At least ${minPasswordLength} characters`],
    [maxPasswordLength, `At most ${maxPasswordLength} characters`],
    [options.containsLowercaseLetter, 'At least one lowercase letter'],
    [options.containsUppercaseLetter, 'At least one uppercase letter'],
    [options.containsNumericCharacter, 'At least one digit'],
    [
      options.containsNonAlphanumericCharacter,
      'At least one character that is neither a letter nor a digit',
    ],
  ];
  return rules.flatMap(([isDemanded, sentence]) => (isDemanded ? [sentence] : []));
}
