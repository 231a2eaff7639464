import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { disableUsageStatistics, freeName, listenToTokens } from './sdkInternals.ts';
import type { DatabaseState } from './storedSession.ts';
import { withTimeout } from './withTimeout.ts';

/** How long all calls of a start may take together, in milliseconds. */
const startNetworkMs = 5000;
/**
 * How long a start may take after the probe of the database, in milliseconds. The probe takes three seconds at most.
 */
const startMs = 6500;

/**
 * The order of docs/specification.md, section 9, as far as the database can be used. Where all of them refuse, the SDK
 * keeps the session in memory.
 */
const persistences = {
  usable: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  // Local storage, which has room, comes first, because the SDK moves a stored session into the first of these.
  full: [browserLocalPersistence, indexedDBLocalPersistence, browserSessionPersistence],
  unusable: [browserLocalPersistence, browserSessionPersistence],
} as const satisfies Record<DatabaseState, unknown>;

/** An instance of the SDK. */
export interface Connection {
  readonly auth: Auth;
  /** Whether sessions are surely stored in the database. */
  readonly storesInDatabase: boolean;
  /** Resolves when the SDK has finished what it has begun, which may be never. The name is free at once. */
  readonly close: () => Promise<void>;
}

export interface ConnectionSettings {
  readonly apiKey: string;
  readonly name: string;
  readonly redirect: (auth: Auth) => void;
  /** Called once the state is known, and at each change of user or token. */
  readonly onChange: (auth: Auth) => void;
}

function connect(
  { apiKey, name, redirect, onChange }: ConnectionSettings,
  database: DatabaseState,
): Connection {
  const app = initializeApp({ apiKey }, name);
  disableUsageStatistics(app);
  const auth = initializeAuth(app, { persistence: [...persistences[database]] });
  redirect(auth);
  const stop = listenToTokens(app, () => onChange(auth));
  const close = () => {
    stop();
    return freeName(app);
  };
  return { auth, storesInDatabase: database === 'usable', close };
}

/**
 * A new instance that leaves the database out, where that hangs, because the SDK does one thing after the other, and
 * nothing more behind one that never ends.
 */
export function reconnect(settings: ConnectionSettings, { close }: Connection): Connection {
  void close();
  return connect(settings, 'unusable');
}

/** Looks up a stored user, for ten seconds at most, whatever database and network do. */
export function startAuth(settings: ConnectionSettings, probe: () => Promise<DatabaseState>) {
  let deadline: number | undefined;
  const start = async (): Promise<Connection> => {
    const database = await probe();
    deadline = Date.now() + startNetworkMs;
    const connection = connect(settings, database);
    const isStarted = connection.auth.authStateReady().then(() => true);
    const isInTime = await withTimeout(isStarted, startMs, false);
    deadline = undefined;
    return isInTime ? connection : reconnect(settings, connection);
  };
  return {
    connection: start(),
    /** How long a call may take, in milliseconds, as long as the start is under way; undefined afterwards. */
    remainingMs: () => deadline && Math.max(0, deadline - Date.now()),
  };
}
