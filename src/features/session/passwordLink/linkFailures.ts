import type { FormFailure } from '#components/formFailure.ts';
import { failureText, general, passwordPolicyCode } from '../signInFailures.ts';

/** Why a link leads to no form, and what the person can do. */
export interface LinkProblem {
  readonly title: string;
  readonly message: string;
  readonly remedy: 'newLink' | 'again' | 'contact';
}

export const incompleteLink: LinkProblem = {
  title: 'A part of your link is missing',
  message: 'Please open it in your mail again. If that does not help, have a new link sent to you.',
  remedy: 'newLink',
};

export const otherLink: LinkProblem = {
  title: 'This link is for something else',
  message: 'The portal can only set passwords with a link. Please ask HR what yours is for.',
  remedy: 'contact',
};

const spentLink: LinkProblem = {
  title: 'This link no longer works',
  message:
    'A link works once, for about an hour. If you have set a password with it, sign in with that. Otherwise, have a new link sent to you.',
  remedy: 'newLink',
};

const { message: isDisabled, help: whoTells = '' } = failureText('auth/user-disabled');

/** What no other try changes, by the service's code. */
const finalProblems: ReadonlyMap<unknown, LinkProblem> = new Map([
  ['auth/expired-action-code', spentLink],
  ['auth/invalid-action-code', spentLink],
  ['auth/user-disabled', { title: isDisabled, message: whoTells, remedy: 'contact' }],
  [
    'auth/user-not-found',
    {
      title: 'There is no account for this link',
      message: 'It has been removed since the link was sent. HR can tell you why.',
      remedy: 'contact',
    },
  ],
]);

/** Undefined for a failure after which the same link may still work. */
export const finalProblemOf = (code: string | undefined): LinkProblem | undefined =>
  finalProblems.get(code);

const passing: FormFailure = {
  ...general,
  message: 'Something went wrong. Please try again.',
};

export const noConnection: FormFailure = {
  message: 'There was no answer. Please try again.',
  help: 'Please check your internet connection first.',
};

const tooMany: FormFailure = {
  message: 'There were too many attempts. Please try again later.',
  help: 'Wait a few minutes before the next attempt.',
};

const weak: FormFailure = {
  message: 'This password does not meet the company’s rules. Please choose another one.',
  help: 'A longer one usually does.',
  field: 'password',
};

/** Where the rules are on the screen. */
const weakByTheRules: FormFailure = {
  ...weak,
  help: 'Below the field, you see what it needs.',
};

const passingFailures: ReadonlyMap<unknown, FormFailure> = new Map([
  ['auth/network-request-failed', noConnection],
  ['auth/timeout', noConnection],
  ['auth/too-many-requests', tooMany],
  ['auth/quota-exceeded', tooMany],
  ['auth/weak-password', weak],
  [passwordPolicyCode, weak],
]);

/** What the portal says to a failure after which another try can help. */
export function failureOf(code: string | undefined, showsRules = false): FormFailure {
  const failure = passingFailures.get(code) ?? passing;
  return failure === weak && showsRules ? weakByTheRules : failure;
}

/** The same, about a link that could not be read. */
export function passingProblemOf(code: string | undefined): LinkProblem {
  const { message, help } = failureOf(code);
  return {
    title: 'Your link could not be checked',
    message: `${message} ${help}`,
    remedy: 'again',
  };
}
