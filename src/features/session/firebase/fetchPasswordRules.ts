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

/** The most that the service lets a project demand. */
const longest = 4096;

/** What makes no sense is left out: a server may send anything. */
function toSentences(options: StrengthOptions): readonly string[] {
  const minLength = lengthOf(options.minPasswordLength);
  const maxLength = lengthOf(options.maxPasswordLength);
  const isPossible = minLength === undefined || maxLength === undefined || minLength <= maxLength;
  const rules: readonly [isDemanded: unknown, sentence: string][] = [
    [isPossible && minLength !== undefined, `At least ${minLength} characters`],
    [isPossible && maxLength !== undefined, `At most ${maxLength} characters`],
    [options.containsLowercaseLetter, 'At least one lowercase letter'],
    [options.containsUppercaseLetter, 'At least one uppercase letter'],
    [options.containsNumericCharacter, 'At least one digit'],
    [
      options.containsNonAlphanumericCharacter,
      'At least one character that is neither a letter nor a digit',
    ],
  ];
  return rules.flatMap(([isDemanded, sentence]) => (isDemanded === true ? [sentence] : []));
}

function lengthOf(value: unknown): number | undefined {
  const isLength =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= longest;
  return isLength ? value : undefined;
}
