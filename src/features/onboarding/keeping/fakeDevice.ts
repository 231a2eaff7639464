import type { Device } from './storedRecord.ts';

type Refusable = 'access' | 'getItem' | 'setItem' | 'removeItem';

export interface FakeTab extends Device {
  /** From now on the tab reads what is stored now, as if the others' writing had not arrived yet. */
  readonly readStale: () => void;
  readonly readFresh: () => void;
  /** Hears the oldest event that waits for this tab, if there is one. */
  readonly hear: () => boolean;
}

/** For tests and stories: one local storage and any number of tabs, without a browser. */
export function createFakeDevice(stored: Readonly<Record<string, string>> = {}) {
  const entries = new Map(Object.entries(stored));
  const refused = new Set<Refusable>();
  const waitingInTabs: Event[][] = [];
  const refuse = (call: Refusable) => {
    if (refused.has(call)) throw new DOMException('Refused.', 'QuotaExceededError');
  };

  const openTab = (): FakeTab => {
    const target = new EventTarget();
    const waiting: Event[] = [];
    waitingInTabs.push(waiting);
    let seen = entries;

    const tell = (key: string | null, newValue: string | null) => {
      for (const others of waitingInTabs) {
        if (others === waiting) continue;
        others.push(Object.assign(new Event('storage'), { key, newValue }));
      }
    };
    const storage: Storage = {
      get length() {
        return entries.size;
      },
      key: (index) => [...entries.keys()][index] ?? null,
      getItem: (key) => {
        refuse('getItem');
        return seen.get(key) ?? null;
      },
      setItem: (key, value) => {
        refuse('setItem');
        entries.set(key, value);
        tell(key, value);
      },
      removeItem: (key) => {
        refuse('removeItem');
        entries.delete(key);
        tell(key, null);
      },
      clear: () => {
        entries.clear();
        tell(null, null);
      },
    };
    return {
      storage: () => {
        refuse('access');
        return storage;
      },
      storageEvents: target as Device['storageEvents'],
      readStale: () => {
        seen = new Map(entries);
      },
      readFresh: () => {
        seen = entries;
      },
      hear: () => {
        const event = waiting.shift();
        if (event) target.dispatchEvent(event);
        return event !== undefined;
      },
    };
  };

  return {
    openTab,
    /** Makes calls throw, or with `access` already the way to the storage. */
    refuse: (...calls: Refusable[]) => calls.forEach((call) => refused.add(call)),
    allow: () => refused.clear(),
    stored: () => Object.fromEntries(entries),
  };
}
