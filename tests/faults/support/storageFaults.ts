import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { inNeighbour } from './neighbour.ts';
import type { Stage } from './stage.ts';
import { storedKey } from './storedRecords.ts';

/** From the next load of the portal on, until the next, or from this moment on and after each load. */
export type Moment = 'load' | 'now' | 'nowAndLater';

export interface StorageFault {
  readonly name: string;
  readonly arm: (stage: Stage, moment: Moment) => Promise<void>;
}

/** A fault that is built into the portal's page. */
function inPage(name: string, change: () => void): StorageFault {
  return {
    name,
    arm: async ({ page }, moment) => {
      if (moment !== 'now') await page.addInitScript(change);
      if (moment !== 'load') await page.evaluate(change);
    },
  };
}

/** Something that happens to what is stored, from outside. */
function happens(name: string, act: (neighbour: Page) => Promise<void>): StorageFault {
  return { name, arm: ({ context }) => inNeighbour(context, act) };
}

export const storageFaults = {
  databaseRefused: inPage('IndexedDB refused', () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused by the test.', 'SecurityError');
    };
  }),
  databaseHangs: inPage('IndexedDB hangs at opening', () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  }),
  databaseStops: inPage('IndexedDB hangs at reading and writing', () => {
    for (const name of ['get', 'getAll', 'put', 'add', 'delete']) {
      Reflect.set(IDBObjectStore.prototype, name, () => new EventTarget());
    }
  }),
  databaseFull: inPage('IndexedDB full', () => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    const refuses = new Proxy(put, {
      apply: (_put, store: IDBObjectStore, args: Parameters<IDBObjectStore['put']>) => {
        const request = put.apply(store, args);
        store.transaction.abort();
        return request;
      },
    });
    Reflect.set(IDBObjectStore.prototype, 'put', refuses);
  }),
  /** A few bytes for a test of the storage are left, a record of a user is not. */
  databaseAlmostFull: inPage('IndexedDB full at the record', () => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    const refuses = new Proxy(put, {
      apply: (_put, store: IDBObjectStore, args: Parameters<IDBObjectStore['put']>) => {
        const request = put.apply(store, args);
        if (JSON.stringify(args[0]).length > 300) store.transaction.abort();
        return request;
      },
    });
    Reflect.set(IDBObjectStore.prototype, 'put', refuses);
  }),
  databaseKeeps: inPage('IndexedDB deletes nothing', () => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('Refused by the test.', 'UnknownError');
    };
  }),
  localRefused: inPage('local storage refused', () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Refused by the test.', 'SecurityError');
      },
    });
  }),
  localKeeps: inPage('local storage deletes nothing', () => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('Refused by the test.', 'UnknownError');
    };
  }),
  sessionRefused: inPage('session storage refused', () => {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Refused by the test.', 'SecurityError');
      },
    });
  }),
  localFull: inPage('local storage full', () => {
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    const refuses = new Proxy(setItem, {
      apply: (_setItem, storage: Storage, [key, value]: Parameters<Storage['setItem']>) => {
        const room = storage.getItem(key)?.length ?? 0;
        if (storage === window.localStorage && value.length > room) {
          throw new DOMException('Refused by the test.', 'QuotaExceededError');
        }
        setItem.call(storage, key, value);
      },
    });
    Reflect.set(Storage.prototype, 'setItem', refuses);
  }),

  databaseJunk: happens('IndexedDB record of another shape', (neighbour) =>
    writeRecord(neighbour, { uid: 7, stsTokenManager: 'none' }),
  ),
  databaseNull: happens('IndexedDB record empty', (neighbour) => writeRecord(neighbour, null)),
  databaseForeign: happens('IndexedDB of another shape', (neighbour) => makeDatabase(neighbour, 1)),
  databaseNewer: happens('IndexedDB of a later version', (neighbour) => makeDatabase(neighbour, 9)),
  localJunk: happens('local storage record broken', (neighbour) =>
    neighbour.evaluate((key) => window.localStorage.setItem(key, '{"uid":'), storedKey),
  ),
  localForeign: happens('local storage record of another shape', (neighbour) =>
    neighbour.evaluate((key) => window.localStorage.setItem(key, '{"uid":7}'), storedKey),
  ),

  recordGone: happens('IndexedDB emptied', (neighbour) => deleteRecord(neighbour)),
  localGone: happens('local storage emptied', (neighbour) =>
    neighbour.evaluate(() => window.localStorage.clear()),
  ),
  allGone: happens('site data cleared', async (neighbour) => {
    const session = await neighbour.context().newCDPSession(neighbour);
    await session.send('Storage.clearDataForOrigin', {
      origin: addresses.portal,
      storageTypes: 'all',
    });
    await session.detach();
  }),
} as const satisfies Record<string, StorageFault>;

interface StoredRecord {
  readonly fbase_key: string;
  readonly value: unknown;
}

async function writeRecord(neighbour: Page, value: unknown) {
  await neighbour.evaluate(changeRecord, { fbase_key: storedKey, value });
}

async function deleteRecord(neighbour: Page) {
  await neighbour.evaluate(changeRecord, storedKey);
}

/** Runs in the page: writes a record, or deletes the one of this key. */
function changeRecord(change: StoredRecord | string): Promise<void> {
  const table = 'firebaseLocalStorage';
  return new Promise((resolve, reject) => {
    const opening = window.indexedDB.open('firebaseLocalStorageDb', 1);
    opening.addEventListener('error', () => reject(new Error('The database did not open.')));
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(table, { keyPath: 'fbase_key' });
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(table, 'readwrite');
      const store = transaction.objectStore(table);
      if (typeof change === 'string') store.delete(change);
      else store.put(change);
      transaction.addEventListener('abort', () => reject(new Error('Nothing was changed.')));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve();
      });
    });
  });
}

/** A database of the SDK's name, without its table. */
async function makeDatabase(neighbour: Page, version: number) {
  await neighbour.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('The database was not made.'));
        const make = () => {
          const making = window.indexedDB.open('firebaseLocalStorageDb', wanted);
          making.addEventListener('error', fail);
          making.addEventListener('success', () => {
            making.result.close();
            resolve();
          });
        };
        const deleting = window.indexedDB.deleteDatabase('firebaseLocalStorageDb');
        deleting.addEventListener('error', fail);
        deleting.addEventListener('success', make);
      }),
    version,
  );
}
