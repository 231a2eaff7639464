import { type IDBPDatabase, openDB } from 'idb';
import { attempt } from '../attempt.ts';
import { hasFlag, removeFlag, setFlag, storageKey } from '../storage.ts';
import { fieldsOf } from './json.ts';
import { sdkDatabase, sessionKey } from './sdkInternals.ts';
import { withTimeout } from './withTimeout.ts';

/** `full`: can be read, but has no room for a session. `unusable`: refuses, or does not answer in time. */
export type DatabaseState = 'usable' | 'full' | 'unusable';

/** How long is waited for the database. */
const databaseMs = 3000;

/** A stored session has about 2 kB. */
const scratch = { [sdkDatabase.keyPath]: 'probe', value: 'x'.repeat(4096) };

/**
 * What the SDK keeps of a session on the device. The SDK waits without end for a database that does not answer,
 * and erases a session that it cannot write back, so the database is tried before the SDK uses it. A mark
 * outlives the page: as long as it stands, the database may hold a session that must not come back.
 */
export function createStoredSession(apiKey: string, appName: string) {
  const key = sessionKey(apiKey, appName);
  const mark = storageKey(apiKey, appName, 'outdatedSession');

  /**
   * The mark is read behind `count`, which is answered when it is this transaction's turn, because a tab whose transaction
   * was before has perhaps stored a new session, and has removed the mark.
   */
  const removeOutdated = async (database: IDBPDatabase) => {
    const { store, done } = database.transaction(sdkDatabase.table, 'readwrite');
    await store.count();
    if (hasFlag(mark)) await store.delete(key);
    await done;
  };

  /** Tries the database, and first removes what must not come back. Never rejects. */
  const probe = async (): Promise<DatabaseState> => {
    let answer: DatabaseState = 'unusable';
    try {
      await withDatabase(async (database) => {
        // Some browsers lose the table; the SDK then makes the database anew.
        const hasTable = database.objectStoreNames.contains(sdkDatabase.table);
        if (hasTable && hasFlag(mark)) await removeOutdated(database);
        removeFlag(mark);
        answer = 'full';
        if (hasTable) {
          await database.put(sdkDatabase.table, scratch);
          await database.delete(sdkDatabase.table, scratch[sdkDatabase.keyPath]);
        }
        answer = 'usable';
      });
    } catch {
      // `answer` says already how far the probe has come.
    }
    return answer;
  };

  /** Removes a session from the database alone: the new one was stored elsewhere, because the database is left out. */
  const forgetDatabase = () => {
    // The mark stands until the SDK has removed the session (`settle`), because an earlier call may still store it.
    setFlag(mark);
    // What cannot be removed now is removed by the next start.
    withDatabase(removeOutdated).catch(() => {});
  };

  /** Removes every stored session: somebody signs out, or a new session could not be stored over an old one. */
  const forget = () => {
    // From local and session storage, which answer at once.
    removeFlag(key);
    forgetDatabase();
  };

  return {
    /** The uid of the account whose session is stored; undefined where none is found. */
    readUid: () => withTimeout(readUid(key), databaseMs, undefined),
    probe: () => withTimeout(probe(), databaseMs, 'unusable'),
    forget,
    forgetDatabase,
    /** The SDK has stored or removed a session in the database, so no other one is left there. */
    settle: () => removeFlag(mark),
  };
}

async function readUid(key: string): Promise<unknown> {
  const record = (await readDatabase(key).catch(() => undefined)) ?? readStorages(key);
  return fieldsOf(record)['uid'];
}

const readDatabase = (key: string): Promise<unknown> =>
  withDatabase(async (database) => fieldsOf(await database.get(sdkDatabase.table, key))['value']);

const readStorages = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ''));

/** Opens the database, and makes it where there is none, as the SDK does it; closes it whatever comes of the action. */
async function withDatabase<Result>(
  action: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDB(sdkDatabase.name, sdkDatabase.version, {
    upgrade: (made) => {
      made.createObjectStore(sdkDatabase.table, { keyPath: sdkDatabase.keyPath });
    },
  });
  try {
    return await action(database);
  } finally {
    database.close();
  }
}
