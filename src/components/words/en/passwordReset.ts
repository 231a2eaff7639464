import { signInFailureWords } from './signInFailures.ts';

const { disabled, invalidEmail, general } = signInFailureWords.failures;

const unchecked = 'Your link could not be checked';
const mayBeSent = 'The link may be on its way';
const noAnswer = {
  message: 'We did not get a reply. Please try again.',
  help: 'Check your internet connection first.',
};
const tooManyAttempts = {
  message: 'There were too many attempts. Please try again later.',
  help: 'Wait a few minutes before trying again.',
};
const notLoaded = {
  message: 'Part of this page did not load. Please try again.',
  help: 'If that does not help, please wait a few minutes before trying again.',
};
const unknown = { message: 'Something went wrong. Please try again.', help: general.help };
const mayBeSet = 'Your password may already be set';
const weakPassword = 'This password does not meet the company’s rules. Please choose another one.';

export const passwordResetWords = {
  backToSignIn: 'Back to sign in',

  /** The form that requests a link. */
  request: {
    title: 'Request a link to set your password',
    titleOfPage: 'Request a link',
    titleOfFailure: 'Error: Request a link',
    whereTo: 'Enter the email address that HR has for you. We will send the link there.',
    send: 'Send me a link',
    sending: 'Sending...',
    sendAgain: 'Send another link',
    sent: 'Check your email',
    onItsWay: (email: string) =>
      `If there is an account for ${email}, an email with a link is on its way. It may be in your spam folder. The link works for about an hour.`,
    noMail: 'If no email arrives within a few minutes, check the address for typos.',
    failed: 'That did not work',
    offline: 'You are offline. Please connect to the internet to request a link.',
  },

  /** Reasons why no link was sent. */
  requestFailures: {
    invalidEmail,
    tooManyLinks: {
      message: 'Too many links have been requested. Please try again later.',
      help: 'If you already have an email, use the link in it: it works for about an hour.',
    },
    noMoreToday: {
      message: 'No more links can be sent today. Please try again tomorrow.',
      help: 'If you cannot wait, please contact HR.',
    },
    noAnswer: {
      title: mayBeSent,
      message: 'We did not get a reply, so we cannot be sure.',
      help: 'Please check your email. If nothing arrives within a few minutes, check your internet connection, then try again.',
    },
    unclear: {
      title: mayBeSent,
      message: 'Something went wrong, so we cannot be sure.',
      help: 'Please check your email. If nothing arrives within a few minutes, try again. If that does not help, please contact HR.',
    },
    notLoaded,
  },

  /** The form that sets a password. */
  password: {
    checking: 'We are still checking your link. This can take a while on a slow connection.',
    title: 'Set your password',
    titleOfFailure: 'Error: Set your password',
    owner: (email: string) => `You will use it to sign in as ${email}.`,
    newPassword: 'New password',
    rules: 'Rules for your new password:',
    /** Beside a rule that the password meets. */
    met: 'Met',
    rulesMet: (count: number, total: number) =>
      count === total
        ? 'Your new password meets every rule.'
        : `${count} of ${total} rules are met.`,
    outerSpace: 'Your password begins or ends with a space, which is part of it.',
    set: 'Set password',
    setting: 'Setting password...',
    isSet: 'Your password is set',
    signIn: 'Please sign in with it.',
    failed: 'Your password has not been set',
  },

  /** Reasons why a password was not set. */
  passwordFailures: {
    weak: { message: weakPassword, help: 'A longer one usually works.' },
    /** Used if the rules are on the screen. */
    weakByTheRules: { message: weakPassword, help: 'The rules are below the field.' },
    tooManyAttempts,
    notLoaded,
    unclear: {
      title: mayBeSet,
      message: 'We did not get a clear reply, so we cannot be sure.',
      help: 'Please check your internet connection, then sign in with your new password. If that does not work, request a new link.',
    },
  },

  /** Reasons why a link does not open a form. */
  passwordResetProblems: {
    incomplete: {
      title: 'Part of your link is missing',
      message:
        'Please open the link in your email again. If that does not help, request a new one.',
    },
    other: {
      title: 'This link is for something else',
      message:
        'A link from an email can only set a password here. Please ask HR what yours is for.',
    },
    spent: {
      title: 'This link no longer works',
      message:
        'A link works only once, and only for about an hour. If you have set a password with it, sign in with that password. Otherwise, request a new link.',
    },
    /** Used after an attempt that may have used up the link. */
    mayBeSet: {
      title: mayBeSet,
      message:
        'Your link no longer works, and we did not get a clear reply to your first attempt. Please try signing in with your new password. If that does not work, request a new link.',
    },
    disabled: { title: disabled.message, message: disabled.help },
    noAccount: {
      title: 'There is no account for this link',
      message: 'The account has been removed since the link was sent. HR can tell you why.',
    },
    noAnswer: { title: unchecked, message: `${noAnswer.message} ${noAnswer.help}` },
    tooManyAttempts: {
      title: unchecked,
      message: `${tooManyAttempts.message} ${tooManyAttempts.help}`,
    },
    notLoaded: { title: unchecked, message: `${notLoaded.message} ${notLoaded.help}` },
    unknown: { title: unchecked, message: `${unknown.message} ${unknown.help}` },
  },
  sendNewLink: 'Send me a new link',
};

export type PasswordResetWords = typeof passwordResetWords;
