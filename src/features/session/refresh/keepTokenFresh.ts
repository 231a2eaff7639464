import type { Identity, RefreshOutcome, SessionToken } from '../identity.ts';
import { createLastRefresh } from './lastRefresh.ts';
import type { RefreshEnvironment } from './refreshEnvironment.ts';
import { nextRefreshAt, type TokenLife, timeForSpreading } from './schedule.ts';
import { createSteadyClock } from './steadyClock.ts';

export interface KeepTokenFreshOptions {
  identity: Pick<Identity, 'observeToken' | 'refreshToken'>;
  environment: RefreshEnvironment;
}

/** The one at hand, with times on the steady clock. */
interface HeldToken extends TokenLife {
  readonly uid: string;
  failures: number;
  /** The network came back after the last try. */
  isOnlineAgain: boolean;
  /** Until when the token that another tab fetched may still come by itself; null before that. */
  waitsUntil: number | null;
}

/** A timer only wakes up, and the wall clock decides, so that nothing depends on a long one. */
const longestTimer = 60_000;
/** For an answer, less than other tabs have for their turn; the SDK's own is 30 s up to the headers. */
const patience = 45_000;

/**
 * Refreshes the token in the background (decision 8), until the returned function is called. Only a
 * new token counts as success, whatever a refresh reported.
 */
export function keepTokenFresh({ identity, environment }: KeepTokenFreshOptions): () => void {
  const clock = createSteadyClock(environment.now);
  const lastRefresh = createLastRefresh(environment.storage);
  const stopping = new AbortController();
  let seen: SessionToken | null = null;
  let held: HeldToken | null = null;
  let lastTryAt: number | null = null;
  /** What this tab wrote itself is nobody's news. */
  let ownNoteAt: number | null = null;
  let isTrying = false;
  let question: { readonly askedAt: number; readonly giveUp: () => void } | null = null;
  let cancelTimer = () => {};

  const observe = (token: SessionToken | null) => {
    if (token && seen?.uid === token.uid && seen.expiresAt === token.expiresAt) return;
    seen = token;
    if (!token) return letGo();
    const expiresAt = clock.fromWall(token.expiresAt);
    const receivedAt = clock.now();
    held = {
      uid: token.uid,
      expiresAt,
      receivedAt,
      failures: 0,
      isOnlineAgain: false,
      waitsUntil: null,
    };
    look();
  };

  const letGo = () => {
    if (held) lastRefresh.forget();
    held = null;
    cancelTimer();
  };

  const look = () => {
    cancelTimer();
    if (!held) return;
    const now = clock.now();
    const wakeAt = question ? question.askedAt + patience : dueAt(held);
    const remaining = wakeAt - now;
    const wait = remaining > 0 ? Math.min(remaining, longestTimer) : longestTimer;
    cancelTimer = environment.after(wait, look);
    if (remaining > 0) return;
    if (question) question.giveUp();
    else if (!isTrying) void takeTurn(held);
  };

  const dueAt = (token: HeldToken) => {
    const failures = token.isOnlineAgain ? 0 : token.failures;
    return Math.max(nextRefreshAt(token, { failures, lastTryAt }), token.waitsUntil ?? 0);
  };

  const takeTurn = async (token: HeldToken) => {
    isTrying = true;
    await environment.runAlone('tokenRefresh', () => refresh(token), stopping.signal);
    isTrying = false;
    look();
  };

  const refresh = async (token: HeldToken) => {
    if (held !== token) return;
    if (token.waitsUntil === null && isRefreshedElsewhere(token)) {
      token.waitsUntil = clock.now() + timeForSpreading(token, clock.now());
      return;
    }
    const at = environment.now();
    token.isOnlineAgain = false;
    const outcome = await ask();
    lastTryAt = clock.now();
    token.failures += 1;
    if (outcome === 'refreshed' && held?.uid === token.uid) {
      lastRefresh.write({ uid: token.uid, at });
      ownNoteAt = at;
    }
    if (outcome === 'ended' && held === token) letGo();
  };

  const isRefreshedElsewhere = ({ uid, receivedAt }: HeldToken) => {
    const last = lastRefresh.read();
    if (last?.uid !== uid || last.at === ownNoteAt) return false;
    const at = clock.fromWall(last.at);
    return at > receivedAt && at <= clock.now();
  };

  const ask = async (): Promise<RefreshOutcome> => {
    try {
      const givenUp = new Promise<RefreshOutcome>((resolve) => {
        question = { askedAt: clock.now(), giveUp: () => resolve('trouble') };
      });
      look();
      return await Promise.race([identity.refreshToken(), givenUp]);
    } catch {
      return 'trouble';
    } finally {
      question = null;
    }
  };

  const unobserveWake = environment.observeWake((sign) => {
    if (held && sign === 'online') held.isOnlineAgain = true;
    look();
  });
  const unobserveToken = identity.observeToken(observe);

  return () => {
    unobserveToken();
    unobserveWake();
    held = null;
    cancelTimer();
    stopping.abort();
    question?.giveUp();
  };
}
