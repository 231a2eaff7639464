/**
 * Each runs in the portal's page. What takes the place of a request of IndexedDB is one by its prototype, because
 * libraries treat nothing else as a request.
 */

export function databaseRefused() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
}

export function databaseHangs() {
  IDBFactory.prototype.open = () =>
    Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
}

/** At reading and writing. */
export function databaseStops() {
  for (const name of ['get', 'getAll', 'put', 'add', 'delete']) {
    const hang = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
    Reflect.set(IDBObjectStore.prototype, name, hang);
  }
}

/** @param method `open` of the database, or `get` or `put` of an object store, which acts once the page is told so */
export function databaseSlow(method: string) {
  const owner = method === 'open' ? IDBFactory.prototype : IDBObjectStore.prototype;
  const act = Reflect.get(owner, method);
  const isTold = new Promise((resolve) => window.addEventListener('databaseanswers', resolve));
  function actLate(this: IDBFactory | IDBObjectStore, ...args: unknown[]) {
    const late = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    const answer = async () => {
      await isTold;
      // The transaction of a store has ended meanwhile.
      const on =
        this instanceof IDBObjectStore
          ? this.transaction.db.transaction(this.name, 'readwrite').objectStore(this.name)
          : this;
      const request: IDBRequest = Reflect.apply(act, on, args);
      Object.defineProperty(late, 'result', { get: () => request.result });
      for (const type of ['success', 'error', 'upgradeneeded']) {
        request.addEventListener(type, () => late.dispatchEvent(new Event(type)));
      }
    };
    void answer();
    return late;
  }
  Reflect.set(owner, method, actLate);
}

export function databaseFull() {
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = function refusing(...args) {
    const request = put.apply(this, args);
    this.transaction.abort();
    return request;
  };
}

export function localRefused() {
  const get = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}

export function sessionRefused() {
  const get = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
}

export function localNearlyFull() {
  const setItem = Reflect.get(Storage.prototype, 'setItem');
  Storage.prototype.setItem = function refusing(key, value) {
    if (this === window.localStorage && value.length > 100) {
      throw new DOMException('Refused by the test.', 'QuotaExceededError');
    }
    setItem.call(this, key, value);
  };
}
