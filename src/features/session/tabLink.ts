import { attempt } from './attempt.ts';

const causes = ['signOut', 'ended', 'disabled'] as const;

/** Why nobody is signed in any more: a press on Sign Out, or the service. */
export type SignOutCause = (typeof causes)[number];

/** What the tabs of one browser tell each other. */
export interface TabLink {
  announce(cause: SignOutCause): void;
  onSignedOut(listener: (cause: SignOutCause) => void): void;
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
  // Missing in some browsers; others refuse it together with their storage.
  const channel = attempt(() => new BroadcastChannel(name));
  return {
    announce: (cause) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage({ how: cause, at: Date.now() });
    },
    onSignedOut: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        // Sent as `how`, because tabs of an earlier release call it so, and both may be open during an update.
        const { how: cause, at } = Object(data);
        if (causes.includes(cause) && Math.abs(Date.now() - at) < freshForMs) listener(cause);
      }),
  };
}
