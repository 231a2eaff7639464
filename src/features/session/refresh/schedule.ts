const seconds = 1000;
const minutes = 60 * seconds;

/** The specification, section 9. */
const leadTime = 5 * minutes;
const firstBackoff = 30 * seconds;
const longestBackoff = 16 * minutes;

/** Between a token or a try and the next try, so that no lifetime makes a hot loop. */
const shortestGap = 10 * seconds;
/**
 * What the identity service grants at most. A stored expiry lies further away when the device's clock
 * was set back since; some tokens come without a sensible one.
 */
const longestLifetime = 60 * minutes;

export interface TokenLife {
  readonly receivedAt: number;
  readonly expiresAt: number;
}

export interface Tries {
  /** Since the token came. */
  readonly failures: number;
  /** Of this token or an earlier one; null before the first. */
  readonly lastTryAt: number | null;
}

/** When the next refresh is due. All times are in milliseconds, of one clock. */
export function nextRefreshAt(token: TokenLife, { failures, lastTryAt }: Tries): number {
  const { receivedAt } = token;
  const due = [dueByExpiry(token), receivedAt + shortestGap];
  if (lastTryAt !== null) due.push(lastTryAt + Math.max(shortestGap, backoff(failures)));
  return Math.max(...due);
}

function dueByExpiry({ receivedAt, expiresAt }: TokenLife): number {
  const remaining = Number.isFinite(expiresAt) ? expiresAt - receivedAt : longestLifetime;
  const lifetime = Math.min(remaining, longestLifetime);
  return receivedAt + (lifetime > leadTime ? lifetime - leadTime : lifetime / 2);
}

function backoff(failures: number): number {
  return failures === 0 ? 0 : Math.min(firstBackoff * 2 ** (failures - 1), longestBackoff);
}

/**
 * How long to wait for the token that another tab has fetched. The SDK looks for it every 0.8 s, in
 * a tab hidden for long once a minute: as long as the token at hand lasts, there is time for that.
 */
export function timeForSpreading({ expiresAt }: TokenLife, now: number): number {
  return expiresAt - now > 2 * minutes ? 65 * seconds : 2 * seconds;
}
