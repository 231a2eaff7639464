import type { After } from './pause.ts';
import type { RefreshEnvironment } from './refreshEnvironment.ts';
import { createTabLock } from './tabLock.ts';

export function browserEnvironment(page: Window = window): RefreshEnvironment {
  const now = () => Date.now();
  const storage = () => page.localStorage;
  const after: After = (milliseconds, action) => {
    const timer = page.setTimeout(action, milliseconds);
    return () => page.clearTimeout(timer);
  };
  // The types promise locks where a browser may have none.
  const locks = page.navigator.locks as LockManager | undefined;

  return {
    now,
    after,
    storage,
    runAlone: createTabLock({ locks, storage, now, after }),
    observeWake: (listener) => {
      const online = () => listener('online');
      const seen = () => {
        if (page.document.visibilityState === 'visible') listener('seen');
      };
      page.addEventListener('online', online);
      page.addEventListener('pageshow', seen);
      page.addEventListener('focus', seen);
      page.document.addEventListener('visibilitychange', seen);
      return () => {
        page.removeEventListener('online', online);
        page.removeEventListener('pageshow', seen);
        page.removeEventListener('focus', seen);
        page.document.removeEventListener('visibilitychange', seen);
      };
    },
  };
}
