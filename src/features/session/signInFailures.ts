import type { SignInFormFailure } from '#components/SignInForm/SignInForm.tsx';

export const askForLink =
  'For a new password, use “First time here, or password forgotten?” below.';

export const general: SignInFormFailure = {
  message: 'Failed to sign in. Please try again.',
  help: 'If it fails again, please reach out to your manager or IT support.',
};

const noConnection: SignInFormFailure = {
  ...general,
  help: 'Please check your internet connection, then try again.',
};

export const passwordHelp = `Use Show to read what you typed, and check that Caps Lock is off. ${askForLink}`;

export const passwordPolicyCode = 'auth/password-does-not-meet-requirements';

/**
 * By the service's code. A code that docs/specification.md, section 8, does not list keeps the general message, and may
 * have a help of its own.
 */
export const failureTexts: Readonly<Record<string, SignInFormFailure>> = {
  'auth/user-not-found': {
    message: 'No account found with this email address.',
    help: 'Check the address for typing mistakes. If you do not have an account yet, please contact HR.',
    isForHr: true,
    field: 'email',
  },
  'auth/wrong-password': {
    message: 'Incorrect password. Please try again.',
    help: passwordHelp,
    isForHr: true,
    field: 'password',
  },
  'auth/invalid-email': {
    message: 'Please enter a valid email address.',
    help: 'It should look like name@company.com.',
    field: 'email',
  },
  'auth/too-many-requests': {
    message: 'Too many failed attempts. Please try again later.',
    help: 'Wait a few minutes before the next attempt. What you typed stays here.',
  },
  'auth/user-disabled': {
    message: 'This account has been disabled.',
    help: 'HR can tell you why, and open it again.',
    isForHr: true,
  },
  'auth/invalid-credential': {
    message: 'Invalid email or password. Please check your credentials.',
    help: passwordHelp,
    isForHr: true,
  },
  'auth/timeout': noConnection,
  'auth/network-request-failed': noConnection,
  [passwordPolicyCode]: {
    ...general,
    help: `Your password no longer meets the company’s rules. ${askForLink}`,
    isForHr: true,
  },
};

/**
 * What the portal says to a sign-in that fails.
 * @param code the service's, which may be any text; undefined where something failed without one
 */
export function failureText(code: string | undefined): SignInFormFailure {
  if (code === undefined) {
    return { ...general, message: 'An unexpected error occurred. Please try again.' };
  }
  return new Map(Object.entries(failureTexts)).get(code) ?? general;
}
