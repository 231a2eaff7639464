import { type After, pause } from './pause.ts';
import { longestWait, type RunAlone } from './runAlone.ts';

export interface StorageLeaseParts {
  /** What all tabs share. Reaching for it may throw, and so may each call. */
  storage: () => Storage;
  /** The wall clock, in milliseconds. */
  now: () => number;
  after: After;
}

interface Lease {
  owner: string;
  expiresAt: number;
}

const leaseTime = longestWait;
/** Over some leases of others; and where a storage keeps nothing and does not say so. */
const patience = 3 * leaseTime;
const betweenLooks = 500;
/** In which a lease that another tab wrote at the same moment comes to light. */
const settlingTime = 50;

/**
 * Turns are taken by a note in local storage. Without a lock below it two tabs may, rarely, both
 * run; and so may all of them where the storage is refused.
 */
export function createStorageLease({ storage, now, after }: StorageLeaseParts): RunAlone {
  const owner = Math.random().toString(36).slice(2);

  const read = (key: string): Lease | null => {
    const lease = parseLease(storage().getItem(key));
    const runs = lease && lease.expiresAt > now() && lease.expiresAt <= now() + leaseTime;
    return runs ? lease : null;
  };

  const take = async (key: string, signal: AbortSignal): Promise<boolean> => {
    if (read(key)) return false;
    const lease: Lease = { owner, expiresAt: now() + leaseTime };
    storage().setItem(key, JSON.stringify(lease));
    await pause(after, settlingTime, signal);
    return read(key)?.owner === owner;
  };

  const giveBack = (key: string) => {
    try {
      if (read(key)?.owner === owner) storage().removeItem(key);
    } catch {
      // It expires by itself.
    }
  };

  return async (name, task, signal) => {
    const key = `${name}Lease`;
    const waitsUntil = now() + patience;
    try {
      while (!signal.aborted && now() < waitsUntil && !(await take(key, signal))) {
        await pause(after, betweenLooks, signal);
      }
    } catch {
      // Refused or full.
    }
    try {
      if (!signal.aborted) await task();
    } finally {
      giveBack(key);
    }
  };
}

function parseLease(text: string | null): Lease | null {
  try {
    const { owner, expiresAt } = JSON.parse(text ?? '{}') as Partial<Lease>;
    return typeof owner === 'string' && typeof expiresAt === 'number' ? { owner, expiresAt } : null;
  } catch {
    return null;
  }
}
