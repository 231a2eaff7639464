const usageDatabase = 'firebase-heartbeat-database';
let isRefused = false;

/**
 * The SDK counts the days of its use in a database of its own, and waits for that before each call:
 * for ever, where databases hang. Refused, it goes without.
 */
export function refuseUsageDatabase(): void {
  if (isRefused || typeof indexedDB === 'undefined') return;
  isRefused = true;
  const open = indexedDB.open.bind(indexedDB);
  Object.defineProperty(indexedDB, 'open', {
    configurable: true,
    value: (name: string, version?: number) => {
      if (name === usageDatabase) throw new DOMException('Not used here.', 'NotAllowedError');
      return open(name, version);
    },
  });
}
