const skippedKey = 'sessionStoresSkipped';

/** The last store is always worth a try. */
const counts: ReadonlySet<number> = new Set([1, 2]);

/**
 * How many stores at the head of the list would not take the session. The SDK moves a session to the
 * head of its list at each start, and drops it where that fails.
 */
export const skippedStores = {
  read: (): number => {
    try {
      const count = Number(window.localStorage.getItem(skippedKey));
      return counts.has(count) ? count : 0;
    } catch {
      return 0;
    }
  },
  write: (count: number): void => {
    try {
      if (counts.has(count)) window.localStorage.setItem(skippedKey, `${count}`);
      else window.localStorage.removeItem(skippedKey);
    } catch {
      // The next start finds out anew.
    }
  },
};
