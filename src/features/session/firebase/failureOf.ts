import { FirebaseError } from 'firebase/app';
import type { SignInFailure } from '../authClient.ts';

const unreadableCode = 'auth/unreadable-answer';

/** Thrown for an answer with status 200 that is not the service's. The SDK hands on errors of its own class unchanged. */
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

/** What a client code means to the portal; undefined stands for an exception that carries none. */
export function failureOf(code: string | undefined): SignInFailure {
  if (code === undefined) return 'exception';
  return failures.get(code) ?? 'other';
}

/** Undefined for what is no error of the SDK's. */
export function codeOf(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}
