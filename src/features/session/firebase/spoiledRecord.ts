import { codeOf } from './authErrors.ts';

/**
 * Tells when another hand has spoiled the stored session in mid-visit. The SDK stumbles over that
 * where nobody can catch it, and would go on until the next start.
 */
export function observeSpoiledRecord(key: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  // Before the SDK's own listener, which comes later.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null || isObject(event.newValue)) return;
    event.stopImmediatePropagation();
    listener();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (codeOf(event.reason) !== 'auth/internal-error') return;
    event.preventDefault();
    listener();
  };
  window.addEventListener('storage', onStorage, { capture: true });
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('storage', onStorage, { capture: true });
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
