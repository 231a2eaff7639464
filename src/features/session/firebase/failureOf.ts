import { FirebaseError } from 'firebase/app';
import type { SignInFailure } from '../authClient.ts';

const unreadableCode = 'auth/unreadable-answer';

/**
 * For an answer with status 200 whose body is no answer of the service. When `fetch` throws an error of the SDK's own
 * class, the SDK passes it on unchanged.
 */
export const unreadableAnswer = () => new FirebaseError(unreadableCode, 'The answer is none.');

const failures: ReadonlyMap<string, SignInFailure> = new Map([
  ['auth/user-not-found', 'userNotFound'],
  ['auth/wrong-password', 'wrongPassword'],
  ['auth/invalid-email', 'invalidEmail'],
  ['auth/too-many-requests', 'tooManyRequests'],
  ['auth/user-disabled', 'userDisabled'],
  ['auth/invalid-credential', 'invalidCredential'],
  ['auth/network-request-failed', 'noConnection'],
  ['auth/timeout', 'noConnection'],
  ['auth/password-does-not-meet-requirements', 'passwordPolicy'],
  [unreadableCode, 'exception'],
]);

/** @param sdkCode undefined for an exception that carries none */
export function failureOf(sdkCode: string | undefined): SignInFailure {
  if (sdkCode === undefined) return 'exception';
  return failures.get(sdkCode) ?? 'other';
}

/** Undefined for what is no error of the SDK's. */
export function codeOf(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}
