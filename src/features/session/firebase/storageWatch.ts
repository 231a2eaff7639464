import { networkActivity } from './guardedFetch.ts';

const stepMs = 250;
/** Background tabs wake up once in this time; what is longer was sleep, and no wait. */
const longestStepMs = 1000;

/**
 * Waits for the SDK, which waits for ever for a storage that does not answer. `hung` when it has
 * asked nobody anything for `limitMs` and `isStorageNext` says that nothing but the storage is left.
 */
export async function unlessStorageHangs<Result>(
  task: Promise<Result>,
  limitMs: number,
  isStorageNext: () => boolean = () => true,
): Promise<Result | 'hung'> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lookedAt = performance.now();
  let idleMs = 0;
  const hung = new Promise<'hung'>((resolve) => {
    timer = setInterval(() => {
      const now = performance.now();
      const isIdle = networkActivity().inFlight === 0 && isStorageNext();
      idleMs = isIdle ? idleMs + Math.min(now - lookedAt, longestStepMs) : 0;
      lookedAt = now;
      if (idleMs >= limitMs) resolve('hung');
    }, stepMs);
  });
  try {
    return await Promise.race([task, hung]);
  } finally {
    clearInterval(timer);
  }
}
