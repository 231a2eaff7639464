import type { FormFailure } from '#components/formFailure.ts';
import type { PasswordLinkWords } from '#components/words/en/passwordLink.ts';
import { passwordPolicyCode } from '../authClient.ts';

/** Why a link leads to no form, and what the person can do. */
export interface LinkProblem {
  readonly words: keyof PasswordLinkWords['linkProblems'];
  readonly remedy: 'newLink' | 'again' | 'contact';
}

export const incompleteLink: LinkProblem = { words: 'incomplete', remedy: 'newLink' };
export const otherLink: LinkProblem = { words: 'other', remedy: 'contact' };
const spentLink: LinkProblem = { words: 'spent', remedy: 'newLink' };

/** What no other try changes, by the service's code. */
const finalProblems: ReadonlyMap<unknown, LinkProblem> = new Map([
  ['auth/expired-action-code', spentLink],
  ['auth/invalid-action-code', spentLink],
  ['auth/user-disabled', { words: 'disabled', remedy: 'contact' }],
  ['auth/user-not-found', { words: 'noAccount', remedy: 'contact' }],
]);

/** Undefined for a failure after which the same link may still work. */
export const finalProblemOf = (code: string | undefined): LinkProblem | undefined =>
  finalProblems.get(code);

type PassingFailure = 'noAnswer' | 'tooManyAttempts' | 'unknown';

const passingFailures: ReadonlyMap<unknown, PassingFailure> = new Map([
  ['auth/network-request-failed', 'noAnswer'],
  ['auth/timeout', 'noAnswer'],
  ['auth/too-many-requests', 'tooManyAttempts'],
  ['auth/quota-exceeded', 'tooManyAttempts'],
]);

/** After which another try can help. */
const passingFailureOf = (code: string | undefined) => passingFailures.get(code) ?? 'unknown';

/** Why a link could not be read, for now. */
export const passingProblemOf = (code: string | undefined): LinkProblem => ({
  words: passingFailureOf(code),
  remedy: 'again',
});

const weakPasswordCodes = new Set<unknown>(['auth/weak-password', passwordPolicyCode]);

/** What the portal says where a password was not set. */
export function passwordFailure(
  code: string | undefined,
  showsRules: boolean,
  words: PasswordLinkWords['passwordFailures'],
): FormFailure {
  if (!weakPasswordCodes.has(code)) return words[passingFailureOf(code)];
  return { ...(showsRules ? words.weakByTheRules : words.weak), field: 'password' };
}
