import type { FormFailure } from '#components/formFailure.ts';
import type { PasswordLinkWords } from '#components/words/en/passwordLink.ts';
import { passwordPolicyCode } from '../authClient.ts';

/** Why a link leads to no form, and what the person can do: `again` where the same link may still work. */
export type LinkProblem =
  | { readonly remedy: 'again'; readonly words: 'noAnswer' | 'tooManyAttempts' | 'unknown' }
  | {
      readonly remedy: 'newLink' | 'contact';
      readonly words: keyof PasswordLinkWords['linkProblems'];
    };

const spentLink: LinkProblem = { words: 'spent', remedy: 'newLink' };
const noAnswer: LinkProblem = { words: 'noAnswer', remedy: 'again' };
const tooManyAttempts: LinkProblem = { words: 'tooManyAttempts', remedy: 'again' };

const problems: ReadonlyMap<unknown, LinkProblem> = new Map<unknown, LinkProblem>([
  ['auth/expired-action-code', spentLink],
  ['auth/invalid-action-code', spentLink],
  ['auth/user-disabled', { words: 'disabled', remedy: 'contact' }],
  ['auth/user-not-found', { words: 'noAccount', remedy: 'contact' }],
  ['auth/network-request-failed', noAnswer],
  ['auth/timeout', noAnswer],
  ['auth/too-many-requests', tooManyAttempts],
  ['auth/quota-exceeded', tooManyAttempts],
]);

/** @param code the service's, which may be any text; undefined where something failed without one */
export const problemOf = (code: string | undefined): LinkProblem =>
  problems.get(code) ?? { words: 'unknown', remedy: 'again' };

const weakPasswordCodes = new Set<unknown>(['auth/weak-password', passwordPolicyCode]);

/** What the portal says where a password was not set, and the link may still work. */
export function passwordFailure(
  code: string | undefined,
  showsRules: boolean,
  words: PasswordLinkWords['passwordFailures'],
): FormFailure {
  if (weakPasswordCodes.has(code)) {
    return { ...(showsRules ? words.weakByTheRules : words.weak), field: 'password' };
  }
  const problem = problemOf(code);
  return words[problem.remedy === 'again' ? problem.words : 'unknown'];
}
