export interface SteadyClock {
  now(): number;
  /** A time of the wall clock, as it is now, on this clock. */
  fromWall(time: number): number;
}

/**
 * The wall clock, which counts sleep, without its way back: where the device's clock is set back,
 * this one goes on, so that nothing waits for a time to come a second time.
 */
export function createSteadyClock(wall: () => number): SteadyClock {
  let setBack = 0;
  let latest = -Infinity;
  const now = () => {
    const reading = wall() + setBack;
    if (reading < latest) setBack += latest - reading;
    else latest = reading;
    return latest;
  };
  return {
    now,
    fromWall: (time) => {
      now();
      return time + setBack;
    },
  };
}
