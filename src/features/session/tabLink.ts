/** What the tabs of one browser tell each other. */
export interface TabLink {
  announceSignOut(): void;
  onSignOut(listener: () => void): void;
}

/** A tab that slept through a message asks the storage instead: somebody may have signed in since. */
const freshForMs = 1000;

/**
 * Silent in a browser without channels between tabs: the shared storage is enough, only slower.
 * @param name of the channel, for the tabs of one installation
 */
export function createTabLink(name: string): TabLink {
  const channel = openChannel(name);
  return {
    announceSignOut: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage({ signedOutAt: Date.now() });
    },
    onSignOut: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isFreshSignOut(data)) listener();
      }),
  };
}

/** Missing in some browsers; others refuse it together with their storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function isFreshSignOut(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('signedOutAt' in data)) return false;
  return Math.abs(Date.now() - Number(data.signedOutAt)) < freshForMs;
}
