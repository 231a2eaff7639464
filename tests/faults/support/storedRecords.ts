import type { Page } from '@playwright/test';

export const storedKey = 'firebase:authUser:emulator-waymark:[DEFAULT]';

export type StoreName = 'IndexedDB' | 'local storage' | 'session storage';

export interface Stored {
  /** Where a record of a user is. */
  readonly stores: StoreName[];
  /** The flag of the specification, section 3. */
  readonly flag: boolean;
}

export const readStored = (portal: Page): Promise<Stored> => portal.evaluate(read, storedKey);

async function read(key: string): Promise<Stored> {
  const plain = window.plainStorage;
  if (!plain) throw new Error('The page has no storage.');
  const table = 'firebaseLocalStorage';
  const stores: StoreName[] = [];
  const databases = await plain.databases();
  if (databases.some(({ name }) => name === 'firebaseLocalStorageDb')) {
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = plain.openDatabase('firebaseLocalStorageDb');
      opening.addEventListener('error', () => reject(new Error('The database did not open.')));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const answer = (found: IDBValidKey[]) => {
          database.close();
          resolve(found);
        };
        if (!database.objectStoreNames.contains(table)) return answer([]);
        const reading = database.transaction(table).objectStore(table).getAllKeys();
        reading.addEventListener('success', () => answer(reading.result));
      });
    });
    if (keys.includes(key)) stores.push('IndexedDB');
  }
  if (plain.local.getItem(key) !== null) stores.push('local storage');
  if (plain.session.getItem(key) !== null) stores.push('session storage');
  return { stores, flag: plain.local.getItem('isAuthenticated') === 'true' };
}
