import type { LinkRequestFailure } from '#components/LinkRequestForm/LinkRequestForm.tsx';

const general: LinkRequestFailure = {
  message: 'The link could not be sent. Please try again.',
  help: 'If it fails again, HR can help you.',
  isForHr: true,
};

// The mail may be on its way where only the answer is missing.
const noAnswer: LinkRequestFailure = {
  message: 'There was no answer. Please try again.',
  help: 'Check your internet connection, and then your mail: the link may have come all the same.',
};

const noAddress: LinkRequestFailure = {
  message: 'Please enter a valid email address.',
  help: 'It should look like name@company.com.',
  isAboutEmail: true,
};

const texts: ReadonlyMap<unknown, LinkRequestFailure> = new Map([
  ['auth/invalid-email', noAddress],
  ['auth/missing-email', noAddress],
  [
    'auth/too-many-requests',
    {
      message: 'Too many links were asked for. Please try again later.',
      help: 'If you have a mail already, try its link: it works for about an hour.',
    },
  ],
  [
    'auth/quota-exceeded',
    {
      message: 'No more links can be sent today. Please try again tomorrow.',
      help: 'If you cannot wait, HR can help you.',
      isForHr: true,
    },
  ],
  ['auth/network-request-failed', noAnswer],
  ['auth/timeout', noAnswer],
]);

/**
 * What the portal says where a link could not be asked for.
 * @param code the service's, which may be any text; undefined where something failed without one
 */
export const linkRequestFailure = (code: string | undefined): LinkRequestFailure =>
  texts.get(code) ?? general;
