import type { TokenListeners } from './sdkInternals.ts';

/** The least pause of the SDK's backoff: a person who looks in more often than that changes nothing. */
const calmMs = 30_000;

export interface RefreshSchedule {
  /** To be told when a token is asked for, and when there was none to be had. */
  readonly onCall: () => void;
  readonly onFailure: () => void;
  readonly stop: () => void;
}

/**
 * Starts the SDK's schedule: five minutes before the token ends, and after a failure from 30 seconds
 * to 16 minutes. It sleeps with the device, and waits out its pause when the network is back, so it
 * starts afresh when the page wakes up.
 */
export function startRefreshSchedule(tokens: TokenListeners): RefreshSchedule {
  let isAsking = false;
  let isWoken = false;
  let startedAt = 0;
  const onToken = () => {
    isAsking = false;
  };

  const start = () => {
    isWoken = false;
    startedAt = Date.now();
    tokens.addAuthTokenListener(onToken);
  };
  const stop = () => tokens.removeAuthTokenListener(onToken);

  /** Not during a call: the SDK would go on after it, and there were two schedules. */
  const wake = () => {
    if (isAsking) {
      isWoken = true;
      return;
    }
    stop();
    start();
  };
  const onSeen = () => {
    const isCalm = Math.abs(Date.now() - startedAt) >= calmMs;
    if (document.visibilityState === 'visible' && isCalm) wake();
  };

  start();
  const listening = new AbortController();
  if (typeof window !== 'undefined') {
    const { signal } = listening;
    window.addEventListener('online', wake, { signal });
    window.addEventListener('pageshow', onSeen, { signal });
    document.addEventListener('visibilitychange', onSeen, { signal });
  }

  return {
    onCall: () => {
      isAsking = true;
    },
    onFailure: () =>
      // Once the SDK has heard of it, too.
      setTimeout(() => {
        isAsking = false;
        if (isWoken && !listening.signal.aborted) wake();
      }),
    stop: () => {
      listening.abort();
      stop();
    },
  };
}
