import type { Store } from './sdkInternals.ts';

export class LateError extends Error {
  override name = 'LateError';
  override message = 'The store is late.';
}

/** Of a device that slept meanwhile, one timer is late and not the store. */
const steps = 4;

/** A store that answers within the limit, or counts as not there from then on. */
export function storeInTime(store: Store, limitMs: number): Store {
  let isLate = false;
  let isReadable = false;
  const stops = new Set<() => void>();

  const giveUp = () => {
    isLate = true;
    for (const stop of stops) stop();
  };

  const inTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isLate) throw new LateError();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const wait = (remaining: number) => {
        timer = setTimeout(() => {
          if (remaining > 1) return wait(remaining - 1);
          giveUp();
          reject(new LateError());
        }, limitMs / steps);
      };
      wait(steps);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    read: async (key) => {
      const value = await inTime(() => store.read(key));
      isReadable = true;
      return value;
    },
    write: (key, value) => inTime(() => store.write(key, value)),
    remove: (key) => inTime(() => store.remove(key)),
    listen: (key, listener) => {
      // The SDK asks a store that nobody can read for changes all the same, again and again.
      if (isLate || !isReadable) return () => {};
      const stop = store.listen(key, listener);
      stops.add(stop);
      return () => {
        stops.delete(stop);
        stop();
      };
    },
  };
}
