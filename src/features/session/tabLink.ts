import type { Ending } from './authClient.ts';

/** Why nobody is signed in any more: a press on Sign Out, or the service. */
export type SignedOutElsewhere = 'signOut' | Ending;

/** What the tabs of one browser tell each other. */
export interface TabLink {
  announce(how: SignedOutElsewhere): void;
  onSignedOut(listener: (how: SignedOutElsewhere) => void): void;
}

/**
 * In milliseconds. A tab that was frozen gets an old message when it wakes up, and somebody may have signed in
 * since, so it then relies on the shared storage.
 */
const freshForMs = 1000;

/**
 * Silent in a browser without channels between tabs: the shared storage is enough, only slower.
 * @param name of the channel, for the tabs of one installation
 */
export function createTabLink(name: string): TabLink {
  const channel = openChannel(name);
  return {
    announce: (how) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage({ how, at: Date.now() });
    },
    onSignedOut: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { how, at } = Object(data);
        if (isHow(how) && Math.abs(Date.now() - at) < freshForMs) listener(how);
      }),
  };
}

const isHow = (how: unknown): how is SignedOutElsewhere =>
  how === 'signOut' || how === 'ended' || how === 'disabled';

/** Missing in some browsers; others refuse it together with their storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
