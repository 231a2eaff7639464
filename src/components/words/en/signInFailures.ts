import { signInWords } from './signIn.ts';

const { form, session } = signInWords;
const { noConnection } = form;
const whoHelps = 'If it fails again, please reach out to your manager or IT support.';
const getNewPassword = `For a new password, use “${form.askForLink}” below.`;
const checkPassword = `Use “${form.show}” to see what you typed, and make sure Caps Lock is off. ${getNewPassword}`;

export const signInFailureWords = {
  /** Reasons why a sign-in failed (docs/specification.md, section 8), and advice on what to do next. */
  failures: {
    unknownEmail: {
      message: 'No account found with this email address.',
      help: 'Check the address for typos. If you do not have an account yet, please contact HR.',
    },
    wrongPassword: { message: 'Incorrect password. Please try again.', help: checkPassword },
    invalidEmail: {
      message: form.invalidEmail,
      help: 'It should look like first.last@example.com.',
    },
    tooManyAttempts: {
      message: 'Too many failed attempts. Please try again later.',
      help: 'Wait a few minutes before trying again.',
    },
    disabled: session.disabled,
    invalidCredential: {
      message: 'Invalid email or password. Please check your credentials.',
      help: checkPassword,
    },
    noConnection,
    weakPassword: {
      message: noConnection.message,
      help: `Your password no longer meets the company’s rules. ${getNewPassword}`,
    },
    general: { message: noConnection.message, help: whoHelps },
    unexpected: {
      message: 'An unexpected error occurred. Please try again.',
      help: whoHelps,
    },
  },

  /** Mistakes in a password, and rules for passwords. */
  password: {
    /** Replaces the usual help to look at the password, because spaces are invisible. */
    spaceAround: `The password you entered begins or ends with a space. If you copied it, please type it instead. ${getNewPassword}`,
    minLength: (count: number) => `At least ${count} characters`,
    maxLength: (count: number) => `At most ${count} characters`,
    lowercase: () => 'At least one lowercase letter from a to z',
    uppercase: () => 'At least one uppercase letter from A to Z',
    digit: () => 'At least one digit',
    specialCharacter: () => 'At least one special character, such as !',
  },
};

export type SignInFailureWords = typeof signInFailureWords;
