/** Which account's token some tab has refreshed, and when it asked, by the wall clock. */
export interface LastRefresh {
  readonly uid: string;
  readonly at: number;
}

export const lastRefreshKey = 'tokenRefreshed';

/** The note that tabs leave each other; one that makes no sense, or is refused, counts as none. */
export function createLastRefresh(storage: () => Storage) {
  return {
    read: (): LastRefresh | null => {
      try {
        const text = storage().getItem(lastRefreshKey);
        const { uid, at } = JSON.parse(text ?? '{}') as Partial<LastRefresh>;
        return typeof uid === 'string' && typeof at === 'number' ? { uid, at } : null;
      } catch {
        return null;
      }
    },
    write: (last: LastRefresh) => {
      try {
        storage().setItem(lastRefreshKey, JSON.stringify(last));
      } catch {
        // Another tab refreshes once more.
      }
    },
    forget: () => {
      try {
        storage().removeItem(lastRefreshKey);
      } catch {
        // It has no effect on another account.
      }
    },
  };
}
