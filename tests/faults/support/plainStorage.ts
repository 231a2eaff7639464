/** The storage of the page as the browser made it, whatever a fault has made of it since. */
interface PlainStorage {
  /** Requests to a database that are under way. */
  pending: number;
  readonly databases: () => Promise<IDBDatabaseInfo[]>;
  readonly openDatabase: (name: string) => IDBOpenDBRequest;
  readonly local: Storage;
  readonly session: Storage;
}

declare global {
  interface Window {
    plainStorage?: PlainStorage;
  }
}

/** Runs in the page before anything else. */
export function keepPlainStorage() {
  if (window.origin === 'null') return;
  const open = Reflect.get(IDBFactory.prototype, 'open');
  const plain: PlainStorage = {
    pending: 0,
    databases: () => window.indexedDB.databases(),
    openDatabase: (name) => open.call(window.indexedDB, name),
    local: window.localStorage,
    session: window.sessionStorage,
  };
  window.plainStorage = plain;

  const count = (prototype: object, names: readonly string[]) => {
    for (const name of names) {
      const method = Reflect.get(prototype, name) as (...args: unknown[]) => IDBRequest;
      const counted = new Proxy(method, {
        apply: (_method, self, args: unknown[]) => {
          const request = method.apply(self, args);
          plain.pending += 1;
          const end = () => {
            plain.pending -= 1;
          };
          request.addEventListener('success', end, { once: true });
          request.addEventListener('error', end, { once: true });
          return request;
        },
      });
      Reflect.set(prototype, name, counted);
    }
  };
  count(IDBFactory.prototype, ['open']);
  count(IDBObjectStore.prototype, ['get', 'getAll', 'put', 'add', 'delete']);
}
