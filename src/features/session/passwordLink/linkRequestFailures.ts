import type { FormFailure } from '#components/formFailure.ts';
import { failureText } from '../signInFailures.ts';
import { noConnection } from './linkFailures.ts';

const general: FormFailure = {
  message: 'The link could not be sent. Please try again.',
  help: 'If it fails again, HR can help you.',
  isForHr: true,
};

// The mail may be on its way where only the answer is missing.
const noAnswer: FormFailure = {
  ...noConnection,
  help: 'Check your internet connection, and then your mail: the link may have come all the same.',
};

const noAddress = failureText('auth/invalid-email');

const texts: ReadonlyMap<unknown, FormFailure> = new Map([
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
export const linkRequestFailure = (code: string | undefined): FormFailure =>
  texts.get(code) ?? general;
