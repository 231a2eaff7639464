import type { Device } from '../progress/progressStore.ts';

export interface FakeTab extends Device {
  /** Delivers the oldest storage event that waits for this tab. */
  readonly deliver: () => boolean;
}

/** For tests and stories: one local storage and any number of tabs, without a browser. */
export function createFakeDevice(stored: Readonly<Record<string, string>> = {}) {
  let refused: 'nothing' | 'writing' | 'everything' = 'nothing';
  let entries = stored;
  const queues: Event[][] = [];
  let persistRequests = 0;

  const storage = {
    persist: async (): Promise<boolean> => {
      persistRequests += 1;
      throw new TypeError('Refused.');
    },
  };

  return {
    /** `isLate`: the tab sees a write of another tab only with its event, as between processes of a browser. */
    openTab: ({ isLate = false } = {}): FakeTab => {
      const waiting: Event[] = [];
      queues.push(waiting);
      let known = entries;
      const change = (next: typeof entries, key: string | null, newValue: string | null) => {
        if (refused === 'writing') throw new DOMException('Refused.', 'QuotaExceededError');
        entries = next;
        known = next;
        for (const queue of queues) {
          if (queue !== waiting) queue.push(Object.assign(new Event('storage'), { key, newValue }));
        }
      };
      const calls = {
        getItem: (key: string) => (isLate ? known : entries)[key] ?? null,
        setItem: (key: string, value: string) => change({ ...entries, [key]: value }, key, value),
        removeItem: (key: string) => {
          const { [key]: _, ...others } = entries;
          change(others, key, null);
        },
        clear: () => change({}, null, null),
      };
      const target = new EventTarget();
      return {
        get localStorage() {
          if (refused === 'everything') throw new DOMException('Refused.', 'SecurityError');
          // Entries are properties and calls are inherited, as in a browser.
          return Object.assign(Object.create(calls), entries);
        },
        navigator: { storage },
        addEventListener: target.addEventListener.bind(target),
        removeEventListener: target.removeEventListener.bind(target),
        deliver: () => {
          const event = waiting.shift();
          known = entries;
          return event !== undefined && target.dispatchEvent(event);
        },
      };
    },
    refuse: (what: typeof refused) => {
      refused = what;
    },
    stored: () => entries,
    persistRequests: () => persistRequests,
  };
}
