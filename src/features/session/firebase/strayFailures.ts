import { codeOf, isStorageError } from './authErrors.ts';

/**
 * Catches what the SDK fails at by itself, where nobody has asked it and nobody could catch it. Tells
 * when another hand has spoiled the stored session: the SDK would go on until the next start.
 */
export function observeStrayFailures(key: string, onSpoiled: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  // Before the SDK's own listener, which comes later.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null || isObject(event.newValue)) return;
    event.stopImmediatePropagation();
    onSpoiled();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const code = codeOf(event.reason);
    if (!code?.startsWith('auth/')) return;
    event.preventDefault();
    if (code === 'auth/internal-error' && !isStorageError(event.reason)) onSpoiled();
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
