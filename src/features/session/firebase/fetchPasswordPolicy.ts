import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  initializeAuth,
  type PasswordValidationStatus,
  validatePassword,
} from 'firebase/auth';
import type { PasswordPolicy, PasswordRequirement } from '../identity.ts';

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

/** Minimum length by default: the specification, section 9. */
const defaultMinLength = 6;

function toPasswordPolicy(options: StrengthOptions): PasswordPolicy {
  const requirements: readonly [PasswordRequirement, boolean | undefined][] = [
    ['lowercase', options.containsLowercaseLetter],
    ['uppercase', options.containsUppercaseLetter],
    ['numeric', options.containsNumericCharacter],
    ['nonAlphanumeric', options.containsNonAlphanumericCharacter],
  ];
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  return {
    minLength: Number.isInteger(min) ? Number(min) : defaultMinLength,
    ...(Number.isInteger(max) && { maxLength: Number(max) }),
    requires: requirements.filter(([, required]) => required).map(([requirement]) => requirement),
  };
}
