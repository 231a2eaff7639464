import type { After } from './pause.ts';
import type { RunAlone } from './runAlone.ts';

/** What the background refresh needs of the browser. */
export interface RefreshEnvironment {
  /** The wall clock, in milliseconds. */
  readonly now: () => number;
  readonly after: After;
  /** Calls back when the page may have slept or been offline. Returns the way to stop. */
  readonly observeWake: (listener: (sign: WakeSign) => void) => () => void;
  readonly runAlone: RunAlone;
  /** What all tabs share. Reaching for it may throw, and so may each call. */
  readonly storage: () => Storage;
}

type WakeSign = 'online' | 'seen';
