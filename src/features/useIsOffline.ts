import { useSyncExternalStore } from 'react';

/** Only the answer `offline` of a browser is certain: `online` means no more than a network, which may lead nowhere. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}
