import type { Settings } from './settings.ts';

interface Failures {
  readonly count: number;
  readonly lastAt: number;
}

/** Counts wrong passwords for each e-mail. */
export interface Throttle {
  isClosed(email: string, throttling: Settings['throttling'], now: number): boolean;
  fail(email: string, now: number): void;
  succeed(email: string): void;
}

export function createThrottle(): Throttle {
  const failuresOf = new Map<string, Failures>();
  return {
    isClosed: (email, throttling, now) => {
      const failures = failuresOf.get(email);
      if (throttling === 'off' || failures === undefined) return false;
      if (now - failures.lastAt >= throttling.recoverySeconds * 1000) {
        failuresOf.delete(email);
        return false;
      }
      return failures.count >= throttling.failures;
    },
    fail: (email, now) => {
      const count = (failuresOf.get(email)?.count ?? 0) + 1;
      failuresOf.set(email, { count, lastAt: now });
    },
    succeed: (email) => void failuresOf.delete(email),
  };
}
