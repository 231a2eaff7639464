import type { Settings } from './settings.ts';

interface Failures {
  readonly count: number;
  readonly lastAt: number;
}

/** Counts wrong passwords for each account, while that is asked for. */
export interface Throttle {
  isClosed(key: string, throttling: Settings['throttling'], now: number): boolean;
  fail(key: string, throttling: Settings['throttling'], now: number): void;
  succeed(key: string): void;
  /** Closes or opens an account whatever has been counted. */
  set(key: string, state: 'closed' | 'open'): void;
}

export function createThrottle(): Throttle {
  const failuresOf = new Map<string, Failures>();
  const closed = new Set<string>();
  return {
    isClosed: (key, throttling, now) => {
      if (closed.has(key)) return true;
      const failures = failuresOf.get(key);
      if (throttling === 'off' || failures === undefined) return false;
      if (now - failures.lastAt < throttling.recoverySeconds * 1000) {
        return failures.count >= throttling.failures;
      }
      failuresOf.delete(key);
      return false;
    },
    fail: (key, throttling, now) => {
      if (throttling === 'off') return;
      failuresOf.set(key, { count: (failuresOf.get(key)?.count ?? 0) + 1, lastAt: now });
    },
    succeed: (key) => void failuresOf.delete(key),
    set: (key, state) => {
      failuresOf.delete(key);
      if (state === 'closed') closed.add(key);
      else closed.delete(key);
    },
  };
}
