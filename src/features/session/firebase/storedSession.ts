import { type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '../../withTimeout.ts';
import { attempt } from '../attempt.ts';
import { removeFlag } from '../storage.ts';
import { fieldsOf } from './json.ts';
import { sdkDatabase, sessionKey } from './sdkInternals.ts';
import { createSessionMark, type MarkEvent } from './sessionMark.ts';

/** `full`: readable, but without room for a session. `unusable`: refuses, or does not answer in time. */
export type DatabaseState = 'usable' | 'full' | 'unusable';

/** How long the database may take to answer, in milliseconds. */
const databaseMs = 3000;

/** A stored session has about 2 kB. */
const scratch = { [sdkDatabase.keyPath]: 'probe', value: 'x'.repeat(4096) };

/** Whether local storage has room for a session. The SDK itself only tries a single letter. */
export const hasLocalRoom = () =>
  attempt(() => {
    localStorage.setItem('probe', scratch.value);
    localStorage.removeItem('probe');
    return true;
  });

/**
 * What the SDK stores of a session on the device. The SDK waits forever for a database that does not answer, and erases
 * a session that it cannot write back, so the database is tried before the SDK uses it.
 */
export function createStoredSession(apiKey: string, appName: string) {
  const key = sessionKey(apiKey, appName);
  const mark = createSessionMark(apiKey, appName);
  /** Whether the SDK certainly stores sessions in the database. */
  let usesDatabase = false;

  /**
   * IndexedDB runs transactions one after another, and `count` answers when ours runs. Only then is the mark current,
   * because another tab may have stored a new session and cleared the mark while this one waited.
   */
  const removeMarked = async (database: IDBPDatabase) => {
    const { store, done } = database.transaction(sdkDatabase.table, 'readwrite');
    await store.count();
    if (mark.isSet()) await store.delete(key);
    await done;
  };

  /** Removes what must not return, and tries the database. Never rejects. */
  const tryDatabase = async (): Promise<DatabaseState> => {
    let answer: DatabaseState = 'unusable';
    try {
      await withDatabase(async (database) => {
        // Some browsers lose the table; the SDK then creates the database anew.
        const hasTable = database.objectStoreNames.contains(sdkDatabase.table);
        if (hasTable && mark.isSet()) await removeMarked(database);
        mark.record('cleaned');
        answer = 'full';
        if (hasTable) {
          await database.put(sdkDatabase.table, scratch);
          await database.delete(sdkDatabase.table, scratch[sdkDatabase.keyPath]);
        }
        answer = 'usable';
      });
    } catch {
      // `answer` tells how far the attempt has come.
    }
    return answer;
  };

  const probe = async () => {
    const state = await withTimeout(tryDatabase(), databaseMs).catch(() => 'unusable' as const);
    usesDatabase = state === 'usable';
    return state;
  };

  /** What cannot be removed now is removed at the next start. */
  const removeFromDatabase = (event: MarkEvent) => {
    // The mark stays until the SDK has removed the session, too, because a pending call may store it again.
    mark.record(event);
    withDatabase(removeMarked).catch(() => {});
  };

  return {
    /** The uid of the account whose session is stored; undefined if there is none. */
    readUid: () => withTimeout(readUid(key), databaseMs).catch(() => undefined),
    /** Called once, before the SDK starts. */
    probe,
    /** The session has ended, or could not be stored. */
    ended: () => {
      // From local and session storage, which answer at once.
      removeFlag(key);
      removeFromDatabase('ended');
    },
    /** The SDK has removed the session. If it does not use the database, an older one may remain there. */
    removed: () => {
      if (usesDatabase) mark.record('removed');
    },
    stored: () => {
      if (usesDatabase) mark.record('stored');
      else removeFromDatabase('storedElsewhere');
    },
  };
}

async function readUid(key: string): Promise<unknown> {
  const record = await withDatabase((each) => each.get(sdkDatabase.table, key)).catch(() => {});
  return fieldsOf(fieldsOf(record)['value'] ?? readStorages(key))['uid'];
}

const readStorages = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ''));

/** Creates the database if there is none, as the SDK does. */
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
