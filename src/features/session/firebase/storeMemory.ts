const skippedKey = 'sessionStoresSkipped';

/**
 * How many stores at the head of the list would not take the session. The SDK moves a session to the
 * head of its list at each start, and drops it where that fails.
 */
export const skippedStores = {
  read: (): number => {
    try {
      return Number(window.localStorage.getItem(skippedKey)) || 0;
    } catch {
      return 0;
    }
  },
  write: (count: number): void => {
    try {
      if (count === 0) window.localStorage.removeItem(skippedKey);
      else window.localStorage.setItem(skippedKey, String(count));
    } catch {
      // The next start finds out anew.
    }
  },
};
