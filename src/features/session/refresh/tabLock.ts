import { longestWait, type RunAlone } from './runAlone.ts';
import { createStorageLease, type StorageLeaseParts } from './storageLease.ts';

export interface TabLockParts extends StorageLeaseParts {
  /** Missing in older browsers, and where the page did not come over https. */
  locks: LockManager | undefined;
}

export function createTabLock({ locks, storage, now, after }: TabLockParts): RunAlone {
  const runWithLease = createStorageLease({ storage, now, after });
  if (!locks) return runWithLease;

  return async (name, task, signal) => {
    const waiting = new AbortController();
    const stopWaiting = () => waiting.abort();
    const cancelTimer = after(longestWait, stopWaiting);
    signal.addEventListener('abort', stopWaiting);
    if (signal.aborted) stopWaiting();
    const endWaiting = () => {
      cancelTimer();
      signal.removeEventListener('abort', stopWaiting);
    };

    let running: Promise<void> | undefined;
    try {
      await locks.request(name, { signal: waiting.signal }, () => {
        endWaiting();
        running = task();
        return running;
      });
    } catch {
      endWaiting();
      // A lock that was taken away, or whose task failed, has had its turn.
      await (running ?? runWithLease(name, task, signal));
    }
  };
}
