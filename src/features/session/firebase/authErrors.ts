export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The service accepted, but the browser would not store it: the SDK is left half signed in. */
export function isStorageError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('customData' in error)) return false;
  const { customData } = error;
  return typeof customData === 'object' && customData !== null && 'originalError' in customData;
}

const endings: ReadonlySet<string | undefined> = new Set([
  'auth/user-disabled',
  'auth/user-token-expired',
  // These two the SDK leaves to the app.
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
]);

/** The account or its session is no more. */
export const isEnding = (error: unknown): boolean => endings.has(codeOf(error));
