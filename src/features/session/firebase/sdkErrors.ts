import { FirebaseError } from 'firebase/app';

const unreadableCode = 'auth/unreadable-answer';

/**
 * For an answer with status 200 whose body is no answer of the service. When `fetch` throws an error of the SDK's own
 * class, the SDK passes it on unchanged.
 */
export const unreadableAnswer = () => new FirebaseError(unreadableCode, 'The answer is none.');

/**
 * Undefined for an error that is none of the service's or the SDK's, and for an unreadable answer, which has no
 * sentence of its own.
 */
export function codeOf(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' && code !== unreadableCode ? code : undefined;
}
