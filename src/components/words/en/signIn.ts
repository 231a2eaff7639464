import { productName } from '../../Brand/product.ts';

const ourMistake = 'This is our mistake, not yours. Reloading usually brings the page back.';
const disabled = {
  message: 'This account has been disabled.',
  help: 'HR can tell you why, and open it again.',
};

const failed = 'Failed to sign in. Please try again.';

export const signInWords = {
  /** What sign-in page and portal share: waiting, links, contacts, failures of the page. */
  everywhere: {
    loading: 'Loading...',
    opensInNewTab: '(opens in a new tab)',
    questions: 'Questions?',
    signOut: 'Sign Out',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    keepsHappening: 'If this keeps happening, please tell your manager or IT support.',
    incomplete: {
      title: 'This page did not load completely',
      message:
        'Part of the portal could not be fetched. Most often the connection is the reason. Please check it, then reload the page.',
    },
    defect: {
      title: 'Something went wrong on this page',
      message: (losesProgress: boolean): string =>
        losesProgress
          ? `${ourMistake} Missions that you completed since you opened it are open again.`
          : ourMistake,
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

  /** The form, and its password field. */
  form: {
    email: 'Email',
    password: 'Password',
    show: 'Show',
    showPassword: 'Show password',
    hide: 'Hide',
    hidePassword: 'Hide password',
    shown: 'Your password is visible',
    hidden: 'Your password is hidden',
    capsLock: 'Caps Lock is on.',
    submit: 'Start My Onboarding Journey',
    submitting: 'Signing In...',
    askForLink: 'First time here, or password forgotten?',
    failed: 'Authentication Error',
    noConnection: {
      message: failed,
      help: 'Please check your internet connection, then try again.',
    },
    /** Whatever the reason is: the words for it have not come. */
    failedWithoutWords: {
      message: failed,
      help: 'This page did not load completely, so it cannot tell you why. Please reload it.',
    },
  },

  /** How a session ended, and what waits for the sign-in. */
  session: {
    disabled,
    ended: 'Your session has ended',
    endings: {
      ended: 'Please sign in again. You will come back to where you were.',
      disabled: `${disabled.message} ${disabled.help}`,
    },
    signedOut: 'You are signed out.',
    offline: 'You are offline. Please connect to the internet to sign in.',
    checking:
      'We are still checking whether you are signed in. A slow connection can hold this up.',
    missionLink: 'Your link leads to a mission, which opens once you are signed in.',
    progressLink:
      'Your link brings progress from another device, which you can add once you are signed in.',
    passwordLinkFailed:
      'Please check your connection, then try again. After a reload, open the link in your mail again.',
    mailSubject: (email: string) =>
      email ? `${productName}: signing in as ${email}` : `${productName}: signing in`,
  },

  language: {
    label: 'Language',
    failed:
      'The page did not load in this language. Please check your connection, or reload the page.',
  },
};

export type SignInWords = typeof signInWords;
