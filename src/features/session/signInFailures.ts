import type { FormFailure } from '#components/formFailure.ts';
import type { SignInFormFailure } from '#components/SignInForm/SignInForm.tsx';
import {
  type Oddity,
  type SignInFailureWords,
  signInFailureWords,
} from '#components/words/en/signInFailures.ts';
import { type PasswordRule, passwordPolicyCode, type SignInFailure } from './authClient.ts';

export interface FailedSignIn extends SignInFailure {
  readonly oddities?: readonly Oddity[] | undefined;
  readonly passwordRules?: readonly PasswordRule[];
}

interface FailureRow extends Pick<FormFailure, 'field' | 'isForHr'> {
  readonly words: keyof SignInFailureWords['failures'];
  /** Whether the person is asked to look at the password. */
  readonly isAboutPassword?: boolean;
}

const general: FailureRow = { words: 'general' };
const noConnection: FailureRow = { words: 'noConnection' };

/** By the service's code, which is undefined where something failed without one (docs/specification.md, section 8). */
export const failureRows: ReadonlyMap<string | undefined, FailureRow> = new Map<
  string | undefined,
  FailureRow
>([
  ['auth/user-not-found', { words: 'unknownEmail', field: 'email', isForHr: true }],
  [
    'auth/wrong-password',
    { words: 'wrongPassword', field: 'password', isForHr: true, isAboutPassword: true },
  ],
  ['auth/invalid-email', { words: 'invalidEmail', field: 'email' }],
  ['auth/too-many-requests', { words: 'tooManyAttempts' }],
  ['auth/user-disabled', { words: 'disabled', isForHr: true }],
  ['auth/invalid-credential', { words: 'invalidCredential', isForHr: true, isAboutPassword: true }],
  ['auth/timeout', noConnection],
  ['auth/network-request-failed', noConnection],
  [passwordPolicyCode, { words: 'weakPassword', isForHr: true }],
  [undefined, { words: 'unexpected' }],
]);

/** What the portal says to a sign-in that fails. The code may be any text. */
export function failureText(
  { code, oddities = [], passwordRules = [] }: FailedSignIn,
  words: SignInFailureWords = signInFailureWords,
): SignInFormFailure {
  const { words: key, isAboutPassword, ...facts } = failureRows.get(code) ?? general;
  return {
    ...facts,
    ...words.failures[key],
    ...(isAboutPassword && oddities.length > 0 && { help: words.password.oddityHelp(oddities) }),
    passwordRules: passwordRules.map(({ kind, count }) => words.password[kind](count)),
  };
}
