import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  initializeAuth,
  type PasswordValidationStatus,
  validatePassword,
} from 'firebase/auth';
import type { PasswordPolicy, PasswordRequirement } from '../authClient.ts';
import { disableUsageStatistics } from './sdkInternals.ts';

let count = 0;

/**
 * Asks for the password policy, with exactly one request each time.
 *
 * An instance of its own does it: the SDK keeps a policy for the life of an Auth instance, and an
 * instance that has one refetches it by itself after a failed sign-in, with nobody to catch the
 * failure of that request.
 */
export async function fetchPasswordPolicy(
  settings: FirebaseOptions,
  redirect: (auth: Auth) => void,
): Promise<PasswordPolicy | null> {
  count += 1;
  const app = initializeApp(settings, `password-policy-${count}`);
  disableUsageStatistics(app);
  try {
    const auth = initializeAuth(app);
    redirect(auth);
    const status = await validatePassword(auth, '');
    return toPasswordPolicy(status.passwordPolicy.customStrengthOptions);
  } catch {
    // The policy is help beside a message that stands without it.
    return null;
  } finally {
    await deleteApp(app);
  }
}

type StrengthOptions = PasswordValidationStatus['passwordPolicy']['customStrengthOptions'];

/** The most that the service lets a project demand. */
const longest = 4096;

/** What makes no sense is left out: a server may send anything. */
function toPasswordPolicy(options: StrengthOptions): PasswordPolicy {
  const requirements: readonly [PasswordRequirement, unknown][] = [
    ['lowercase', options.containsLowercaseLetter],
    ['uppercase', options.containsUppercaseLetter],
    ['numeric', options.containsNumericCharacter],
    ['nonAlphanumeric', options.containsNonAlphanumericCharacter],
  ];
  const minLength = lengthOf(options.minPasswordLength);
  const maxLength = lengthOf(options.maxPasswordLength);
  const isPossible = minLength === undefined || maxLength === undefined || minLength <= maxLength;
  return {
    ...(isPossible && minLength !== undefined && { minLength }),
    ...(isPossible && maxLength !== undefined && { maxLength }),
    requires: requirements.flatMap(([requirement, isOn]) => (isOn === true ? [requirement] : [])),
  };
}

function lengthOf(value: unknown): number | undefined {
  const isLength =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= longest;
  return isLength ? value : undefined;
}
