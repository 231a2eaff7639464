import { FirebaseError } from 'firebase/app';
import { asRecord } from '../../asRecord.ts';

const unreadableCode = 'auth/unreadable-answer';

/**
 * For an answer with status 200 whose body is not from the service. The SDK passes on an error of its own class
 * unchanged.
 */
export const unreadableAnswer = () => new FirebaseError(unreadableCode, 'The answer is none.');

/**
 * Undefined if the error is neither the service's nor the SDK's, and for an unreadable answer, which has no sentence of
 * its own.
 */
export function codeOf(error: unknown): string | undefined {
  const { code } = asRecord(error);
  return typeof code === 'string' && code !== unreadableCode ? code : undefined;
}
