import { signInFailureWords } from './signInFailures.ts';

const { disabled, invalidEmail, general } = signInFailureWords.failures;

const unchecked = 'Your link could not be checked';
const mayBeSent = 'The link may be on its way';
const noAnswer = {
  message: 'There was no answer. Please try again.',
  help: 'Please check your internet connection first.',
};
const tooManyAttempts = {
  message: 'There were too many attempts. Please try again later.',
  help: 'Wait a few minutes before the next attempt.',
};
const notLoaded = {
  message: 'Part of this page did not load. Please try again.',
  help: 'If that does not help, please check your internet connection.',
};
const unknown = { message: 'Something went wrong. Please try again.', help: general.help };
const mayBeSet = 'Your password may be set';
const weakPassword = 'This password does not meet the company’s rules. Please choose another one.';

export const passwordLinkWords = {
  backToSignIn: 'Back to sign in',

  /** Asking for a link. */
  request: {
    title: 'Get a link to choose your password',
    titleOfPage: 'Get a link',
    titleOfFailure: 'Error: Get a link',
    whereTo: 'We will send it to the email address that HR has for you.',
    send: 'Send me a link',
    sending: 'Sending...',
    sendAgain: 'Send it again',
    sent: 'Check your mail',
    onItsWay: (email: string) =>
      `If ${email} has an account, a mail with a link is on its way. It may be in your spam folder. The link works for about an hour.`,
    noMail: 'If no mail comes within a few minutes, check the address for typing mistakes.',
    failed: 'That did not work',
    offline: 'You are offline. Please connect to the internet to get a link.',
  },

  /** Why no link was sent. */
  requestFailures: {
    invalidEmail,
    tooManyLinks: {
      message: 'Too many links were asked for. Please try again later.',
      help: 'If you have a mail already, try its link: it works for about an hour.',
    },
    noMoreToday: {
      message: 'No more links can be sent today. Please try again tomorrow.',
      help: 'If you cannot wait, HR can help you.',
    },
    noAnswer: {
      title: mayBeSent,
      message: 'There was no answer, so we cannot tell.',
      help: 'Please check your email. If nothing arrives within a few minutes, check your internet connection, then try again.',
    },
    unclear: {
      title: mayBeSent,
      message: 'Something went wrong, so we cannot tell.',
      help: 'Please check your email. If nothing arrives within a few minutes, try again. If that does not help, HR can.',
    },
    notLoaded,
  },

  /** Choosing a password. */
  password: {
    checking: 'We are still checking your link. A slow connection can hold this up.',
    title: 'Choose your password',
    titleOfFailure: 'Error: Choose your password',
    owner: (email: string) => `You will sign in with it as ${email}.`,
    newPassword: 'New password',
    rules: 'Your new password needs:',
    met: 'Met',
    rulesMet: (count: number, total: number) =>
      count === total
        ? 'Your new password has what it needs.'
        : `${count} of ${total} rules are met.`,
    set: 'Set password',
    setting: 'Setting Password...',
    isSet: 'Your password is set',
    signIn: 'Please sign in with it.',
    failed: 'Your password is not set yet',
  },

  /** Why a password was not set. */
  passwordFailures: {
    weak: { message: weakPassword, help: 'A longer one usually does.' },
    /** Where the rules are on the screen. */
    weakByTheRules: { message: weakPassword, help: 'Below the field, you see what it needs.' },
    tooManyAttempts,
    notLoaded,
    unclear: {
      title: mayBeSet,
      message: 'There was no clear answer, so we cannot tell.',
      help: 'Please check your internet connection, then sign in with your new password. If that does not work, ask for a new link.',
    },
  },

  /** Why a link leads to no form. */
  linkProblems: {
    incomplete: {
      title: 'A part of your link is missing',
      message:
        'Please open it in your mail again. If that does not help, have a new link sent to you.',
    },
    other: {
      title: 'This link is for something else',
      message: 'The portal can only set passwords with a link. Please ask HR what yours is for.',
    },
    spent: {
      title: 'This link no longer works',
      message:
        'A link works once, for about an hour. If you have set a password with it, sign in with that. Otherwise, have a new link sent to you.',
    },
    /** After an attempt that may have used up the link. */
    mayBeSet: {
      title: mayBeSet,
      message:
        'Your link no longer works, and there was no clear answer to your first attempt. Please try to sign in with the password you chose. If that does not work, have a new link sent to you.',
    },
    disabled: { title: disabled.message, message: disabled.help },
    noAccount: {
      title: 'There is no account for this link',
      message: 'It has been removed since the link was sent. HR can tell you why.',
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

export type PasswordLinkWords = typeof passwordLinkWords;
