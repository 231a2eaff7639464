import type { SignInFailure } from './authClient.ts';

export interface FailureText {
  /** Exactly as in docs/specification.md, section 8. */
  readonly sentence: string;
  /** What the person can do next, in a line of its own. */
  readonly help: string;
  /** The field that the sentence names, if it names one. */
  readonly field?: 'email' | 'password';
  /** Whether HR can help. */
  readonly isForHr?: boolean;
}

const general = {
  sentence: 'Failed to sign in. Please try again.',
  help: 'If it fails again, please reach out to your manager or IT support.',
} as const;

const passwordHelp =
  'Use Show to read what you typed, and check that Caps Lock is off. If you need a new password, ask HR.';

/** What the portal says to each way in which a sign-in can fail. */
export const signInFailures: Readonly<Record<SignInFailure, FailureText>> = {
  userNotFound: {
    sentence: 'No account found with this email address.',
    help: 'Check the address for typing mistakes. If you do not have an account yet, please contact HR.',
    isForHr: true,
    field: 'email',
  },
  wrongPassword: {
    sentence: 'Incorrect password. Please try again.',
    help: passwordHelp,
    isForHr: true,
    field: 'password',
  },
  invalidEmail: {
    sentence: 'Please enter a valid email address.',
    help: 'It should look like name@company.com.',
    field: 'email',
  },
  tooManyRequests: {
    sentence: 'Too many failed attempts. Please try again later.',
    help: 'Wait a few minutes before the next attempt. What you typed stays here.',
  },
  userDisabled: {
    sentence: 'This account has been disabled.',
    help: 'HR can tell you why, and open it again.',
    isForHr: true,
  },
  invalidCredential: {
    sentence: 'Invalid email or password. Please check your credentials.',
    help: passwordHelp,
    isForHr: true,
  },
  noConnection: {
    ...general,
    help: 'Please check your internet connection, then try again.',
  },
  passwordPolicy: {
    ...general,
    help: 'Your password no longer meets the company’s rules. Please ask HR for a new one.',
    isForHr: true,
  },
  other: general,
  exception: {
    ...general,
    sentence: 'An unexpected error occurred. Please try again.',
  },
};
