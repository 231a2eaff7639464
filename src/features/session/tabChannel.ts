import { asRecord } from '../asRecord.ts';
import { attempt } from './attempt.ts';
import type { SessionEnd } from './sessionMachine.ts';

const ends: Record<SessionEnd, true> = { signOut: true, ended: true, disabled: true };

const isSessionEnd = (value: unknown): value is SessionEnd =>
  typeof value === 'string' && Object.hasOwn(ends, value);

/** The messages between the tabs of one browser. */
export interface TabChannel {
  readonly announce: (cause: SessionEnd) => void;
  readonly onEnded: (listener: (cause: SessionEnd) => void) => void;
}

/**
 * How long a message counts, in milliseconds. A frozen tab gets old messages when it wakes up, and another user may
 * have signed in since, so it relies on the shared storage.
 */
const freshForMs = 1000;

/**
 * Does nothing if the browser has no channels between tabs: the shared storage suffices, only slower.
 * @param name of the channel, for the tabs of one installation
 */
export function createTabChannel(name: string): TabChannel {
  // Some browsers lack it; others refuse it together with their storage.
  const channel = attempt(() => new BroadcastChannel(name));
  return {
    announce: (cause) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage({ cause, at: Date.now() });
    },
    onEnded: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { cause, at } = asRecord(data);
        const isFresh = Math.abs(Date.now() - Number(at)) < freshForMs;
        if (isSessionEnd(cause) && isFresh) listener(cause);
      }),
  };
}
