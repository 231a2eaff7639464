import { addresses, storedKey } from './addresses.ts';
import type { Tab } from './tab.ts';

/** From the next load of the portal on, until the next, or from this moment on and after each load. */
export type Moment = 'load' | 'now' | 'nowAndLater';

export interface StorageFault {
  readonly name: string;
  readonly arm: (tab: Tab, moment: Moment) => Promise<void>;
}

/**
 * A fault that is built into the portal's page. What takes the place of a request of IndexedDB is one by its
 * prototype, because libraries treat nothing else as a request.
 */
function inPage<Arg = undefined>(
  name: string,
  change: (arg: Arg) => void,
  arg?: Arg,
): StorageFault {
  const script = `(${change.toString()})(${JSON.stringify(arg)})`;
  return {
    name,
    arm: async ({ page }, moment) => {
      if (moment !== 'now') await page.addInitScript(script);
      if (moment !== 'load') await page.evaluate(script);
    },
  };
}

/** Something that happens to what is stored, from another page of the portal's origin. */
function happens<Arg>(name: string, act: (arg: Arg) => unknown, arg: Arg): StorageFault {
  return {
    name,
    arm: async ({ context }) => {
      const neighbour = await context.newPage();
      await neighbour.goto('/favicon.svg');
      await neighbour.evaluate(act as (arg: unknown) => unknown, arg);
      await neighbour.close();
    },
  };
}

const refuse = (name: string) => {
  const get = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
  Object.defineProperty(window, name, { configurable: true, get });
};

/** What is longer is not written down. */
const fillDatabase = (room: number) => {
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  IDBObjectStore.prototype.put = function refusing(...args) {
    const request = put.apply(this, args);
    if (JSON.stringify(args[0]).length > room) this.transaction.abort();
    return request;
  };
};

/** A database of the SDK's name, without its table. */
const makeDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The database was not made.'));
    const deleting = window.indexedDB.deleteDatabase('firebaseLocalStorageDb');
    deleting.addEventListener('error', fail);
    deleting.addEventListener('success', () => {
      const making = window.indexedDB.open('firebaseLocalStorageDb', 1);
      making.addEventListener('error', fail);
      making.addEventListener('success', () => {
        making.result.close();
        resolve();
      });
    });
  });

export const storageFaults = {
  databaseRefused: inPage('IndexedDB refused', () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused by the test.', 'SecurityError');
    };
  }),
  databaseHangs: inPage('IndexedDB hangs at opening', () => {
    IDBFactory.prototype.open = () =>
      Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
  }),
  databaseReadsHang: inPage('IndexedDB hangs at reading', () => {
    IDBObjectStore.prototype.get = () =>
      Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
  }),
  databaseStops: inPage('IndexedDB hangs at reading and writing', () => {
    for (const name of ['get', 'getAll', 'put', 'add', 'delete']) {
      const hang = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
      Reflect.set(IDBObjectStore.prototype, name, hang);
    }
  }),
  /** Once the page is told so. */
  databaseLate: inPage('IndexedDB answers late', () => {
    const open = Reflect.get(IDBFactory.prototype, 'open');
    const isTold = new Promise((resolve) => window.addEventListener('databaseanswers', resolve));
    IDBFactory.prototype.open = function openLate(...args) {
      const late = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
      const answer = async () => {
        await isTold;
        const request = open.apply(this, args);
        Object.defineProperty(late, 'result', { get: () => request.result });
        for (const type of ['success', 'error', 'upgradeneeded']) {
          request.addEventListener(type, () => late.dispatchEvent(new Event(type)));
        }
      };
      void answer();
      return late;
    };
  }),
  databaseFull: inPage('IndexedDB full', fillDatabase, 0),
  /** A few bytes for a test of the storage are left, a record of a user is not. */
  databaseAlmostFull: inPage('IndexedDB full at the record', fillDatabase, 300),
  databaseKeeps: inPage('IndexedDB deletes nothing', () => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('Refused by the test.', 'UnknownError');
    };
  }),
  localRefused: inPage('local storage refused', refuse, 'localStorage'),
  sessionRefused: inPage('session storage refused', refuse, 'sessionStorage'),
  localFull: inPage('local storage full', () => {
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function refusing(key, value) {
      const room = this.getItem(key)?.length ?? 0;
      if (this === window.localStorage && value.length > room) {
        throw new DOMException('Refused by the test.', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  }),
  databaseForeign: happens('IndexedDB of another shape', makeDatabase, undefined),
  localJunk: happens(
    'local storage record broken',
    (key) => window.localStorage.setItem(key, '{"uid":'),
    storedKey,
  ),
  allGone: {
    name: 'site data cleared',
    arm: async ({ context, page }) => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: addresses.portal,
        storageTypes: 'all',
      });
      await session.detach();
    },
  },
} as const satisfies Record<string, StorageFault>;
