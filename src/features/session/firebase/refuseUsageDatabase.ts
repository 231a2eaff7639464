const usageDatabases = new Set([
  'firebase-heartbeat-database',
  // Opened to find out whether the other one could be.
  'validate-browser-context-for-indexeddb-analytics-module',
]);
let isRefused = false;

/**
 * The SDK counts the days of its use in a database of its own, and waits for that before each call:
 * for ever, where databases hang. Refused, it goes without.
 */
export function refuseUsageDatabase(): void {
  const databases = databasesOfBrowser();
  if (isRefused || !databases) return;
  isRefused = true;
  const open = databases.open.bind(databases);
  Object.defineProperty(databases, 'open', {
    configurable: true,
    value: (name: string, version?: number) => {
      if (usageDatabases.has(name)) throw new DOMException('Not used here.', 'NotAllowedError');
      return open(name, version);
    },
  });
}

/** Some browsers refuse the very reach for them, or have none. */
function databasesOfBrowser(): IDBFactory | null | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
