/** The error catalogue of the specification, section 8, to the letter. */
const messages = new Map(
  Object.entries({
    'auth/user-not-found': 'No account found with this email address.',
    'auth/wrong-password': 'Incorrect password. Please try again.',
    'auth/invalid-email': 'Please enter a valid email address.',
    'auth/too-many-requests': 'Too many failed attempts. Please try again later.',
    'auth/user-disabled': 'This account has been disabled.',
    'auth/invalid-credential': 'Invalid email or password. Please check your credentials.',
  }),
);

const anyOtherCode = 'Failed to sign in. Please try again.';
const exception = 'An unexpected error occurred. Please try again.';

/** @param code undefined for an exception that carries none */
export function signInMessage(code: string | undefined): string {
  if (code === undefined) return exception;
  return messages.get(code) ?? anyOtherCode;
}

const passwordHelp =
  'Use Show to read what you typed, and check that Caps Lock is off. If you need a new password, ask HR.';
const connectionHelp = 'Please check your internet connection, then try again.';
const accountHelp = 'HR can tell you why, and open it again.';

const help = new Map(
  Object.entries({
    'auth/user-not-found':
      'Check the address for typing mistakes. If you do not have an account yet, please contact HR.',
    'auth/wrong-password': passwordHelp,
    'auth/invalid-credential': passwordHelp,
    'auth/invalid-email': 'It should look like name@company.com.',
    'auth/too-many-requests':
      'Wait a few minutes before the next attempt. What you typed stays here.',
    'auth/user-disabled': accountHelp,
    'auth/network-request-failed': connectionHelp,
    'auth/timeout': connectionHelp,
    'auth/password-does-not-meet-requirements':
      'Your password no longer meets the company’s rules. Please ask HR for a new one.',
  }),
);

const anyOtherHelp = 'If it fails again, please reach out to your manager or IT support.';

/** What the person can do next; a line apart from the message. */
export function signInHelp(code = ''): string {
  return help.get(code) ?? anyOtherHelp;
}

/** The field that the message names, if it names one. */
export function fieldOf(code: string | undefined): 'email' | 'password' | undefined {
  switch (code) {
    case 'auth/user-not-found':
    case 'auth/invalid-email':
      return 'email';
    case 'auth/wrong-password':
      return 'password';
    default:
      return undefined;
  }
}
