const usageDatabase = 'firebase-heartbeat-database';
let isRefused = false;

/**
 * The SDK counts the days of its use in a database of its own, and waits for that before each call:
 * for ever, where databases hang. Refused, it goes without.
 */
export function refuseUsageDatabase(): void {
  if (isRefused || typeof IDBFactory === 'undefined') return;
  isRefused = true;
  IDBFactory.prototype.open = new Proxy(IDBFactory.prototype.open, {
    apply: (open, factory, [name, ...rest]: Parameters<IDBFactory['open']>) => {
      if (name === usageDatabase) throw new DOMException('Not used here.', 'NotAllowedError');
      return Reflect.apply(open, factory, [name, ...rest]);
    },
  });
}
