import type { FormFailure } from '#components/formFailure.ts';
import type { PasswordLinkWords } from '#components/words/en/passwordLink.ts';

interface FailureRow extends Pick<FormFailure, 'field' | 'isForHr'> {
  readonly words: keyof PasswordLinkWords['requestFailures'];
}

const general: FailureRow = { words: 'general', isForHr: true };
const noAddress: FailureRow = { words: 'invalidEmail', field: 'email' };
// The mail may be on its way where only the answer is missing.
const noAnswer: FailureRow = { words: 'noAnswer' };

const rows: ReadonlyMap<unknown, FailureRow> = new Map([
  ['auth/invalid-email', noAddress],
  ['auth/missing-email', noAddress],
  ['auth/too-many-requests', { words: 'tooManyLinks' }],
  ['auth/quota-exceeded', { words: 'noMoreToday', isForHr: true }],
  ['auth/network-request-failed', noAnswer],
  ['auth/timeout', noAnswer],
]);

/**
 * What the portal says where a link could not be asked for.
 * @param code the service's, which may be any text; undefined where something failed without one
 */
export function linkRequestFailure(
  code: string | undefined,
  words: PasswordLinkWords['requestFailures'],
): FormFailure {
  const { words: key, ...facts } = rows.get(code) ?? general;
  return { ...words[key], ...facts };
}
