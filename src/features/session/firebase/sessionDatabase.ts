import { type IDBPDatabase, openDB } from 'idb';
import { createFlags, storageKey } from '../storage.ts';
import { sdkDatabase, sessionKey } from './sdkInternals.ts';

/** `full`: can be read, but has no room for a session. `unusable`: refuses, or does not answer in time. */
export type DatabaseState = 'usable' | 'full' | 'unusable';

export interface SessionDatabase {
  /** Never rejects, and takes three seconds at most. */
  probe(): Promise<DatabaseState>;
  /**
   * To be called when somebody signs in or out while the database is out of use: whatever session it holds
   * must never come back. It is removed as soon as the database answers, at the latest by the next probe
   * that finds it usable.
   */
  markOutdated(): void;
  /** To be called when a new session was written to it. */
  markCurrent(): void;
}

const probeMs = 3000;

/** A stored session has about 2 kB. */
const scratch = { [sdkDatabase.keyPath]: 'probe', value: 'x'.repeat(4096) };

/**
 * The database in which the SDK keeps a session. The SDK waits without end for a database that does not
 * answer, and erases a session that it cannot write back, so the database is tried before the SDK uses it.
 */
export function createSessionDatabase(apiKey: string, appName: string): SessionDatabase {
  const outdatedFlag = storageKey(apiKey, appName, 'databaseOutdated');
  const flags = createFlags();

  const probe = async (): Promise<DatabaseState> => {
    let database: IDBPDatabase | undefined;
    let answer: DatabaseState = 'unusable';
    try {
      database = await openDatabase();
      // Some browsers lose the table; the SDK then makes the database anew.
      const hasTable = database.objectStoreNames.contains(sdkDatabase.table);
      if (hasTable && flags.has(outdatedFlag)) {
        await database.delete(sdkDatabase.table, sessionKey(apiKey, appName));
      }
      flags.remove(outdatedFlag);
      answer = 'full';
      if (hasTable) {
        await database.put(sdkDatabase.table, scratch);
        await database.delete(sdkDatabase.table, scratch[sdkDatabase.keyPath]);
      }
      answer = 'usable';
    } catch {
      // The answer says how far it came.
    }
    database?.close();
    return answer;
  };

  return {
    probe: () => withTimeout(probe(), probeMs, 'unusable'),
    markOutdated: () => {
      flags.set(outdatedFlag);
      void probe();
    },
    markCurrent: () => flags.remove(outdatedFlag),
  };
}

/** Opened, and made where there is none, as the SDK does it. */
const openDatabase = () =>
  openDB(sdkDatabase.name, sdkDatabase.version, {
    upgrade: (database) => {
      database.createObjectStore(sdkDatabase.table, { keyPath: sdkDatabase.keyPath });
    },
  });

/** What a promise resolves to, or the fallback once the time is over. */
export function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  fallback: Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(fallback), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
