import { productName } from '../../theme/brand.ts';

const disabled = {
  message: 'This account has been disabled.',
  help: 'HR can tell you why and reactivate it.',
};

const failed = 'Failed to sign in. Please try again.';

export const signInWords = {
  /** Words that the sign-in page and the portal share: waiting, links, contacts, failures of the page. */
  everywhere: {
    loading: 'Loading...',
    /** Precedes the link to a contact. */
    questions: 'Questions?',
    signOut: 'Sign Out',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    keepsHappening: 'If this keeps happening, please tell your manager or IT support.',
    incomplete: {
      title: 'This page did not load completely',
      message: 'Please reload the page.',
    },
    defect: {
      title: 'Something went wrong on this page',
      message: 'This is our mistake, not yours. Please reload the page.',
    },
  },

  /** The sign-in page around its form. */
  page: {
    title: 'Sign in',
    titleOfFailure: 'Error: Sign in',
    portal: 'Employee Portal',
    tagline: 'Your onboarding journey starts here.',
    benefitsTitle: 'Once you are signed in, you can',
    benefits: [
      'See your personalized onboarding plan',
      'Track your progress, milestone by milestone',
      'Complete missions at your own pace',
    ],
    newHere: 'New here? Please contact HR to have your account set up.',
    havingTrouble: 'Having trouble signing in? Reach out to your manager or IT support.',
  },

  /** The sign-in form and its password field. */
  form: {
    email: 'Email',
    invalidEmail: 'Please enter a valid email address.',
    password: 'Password',
    missingPassword: 'Please enter a password.',
    show: 'Show',
    showPassword: 'Show password',
    hide: 'Hide',
    hidePassword: 'Hide password',
    shown: 'Your password is visible',
    hidden: 'Your password is hidden',
    capsLock: 'Caps Lock is on.',
    submit: 'Start My Onboarding Journey',
    submitting: 'Signing In...',
    askForLink: 'First time here or forgot your password?',
    failed: 'Authentication Error',
    noConnection: {
      message: failed,
      help: 'Check your internet connection first.',
    },
    passwordResetNotLoaded: 'That did not work. Please try again.',
    /** Replaces any reason whose words have not loaded. */
    failedWithoutWords: {
      message: failed,
      help: 'This page did not load completely, so we cannot tell you why. Please reload the page.',
    },
  },

  /** The end of a session, and the link that the next sign-in opens. */
  session: {
    disabled,
    ended: 'You have been signed out',
    endings: {
      ended: 'Please sign in again to continue where you left off.',
      disabled: `${disabled.message} ${disabled.help}`,
    },
    signedOut: 'You are signed out.',
    offline: 'You are offline. Please connect to the internet to sign in.',
    checking:
      'We are still checking whether you are signed in. This can take a while on a slow connection.',
    missionLink: 'Your link leads to a mission. Sign in to open it.',
    passwordResetFailed:
      'Please try again. If you reload this page, open the link in your email again.',
    mailSubject: (email: string) =>
      email ? `${productName}: signing in as ${email}` : `${productName}: signing in`,
  },

  language: {
    label: 'Language',
    failed: 'The page could not switch languages. Please try again.',
  },
};

export type SignInWords = typeof signInWords;
