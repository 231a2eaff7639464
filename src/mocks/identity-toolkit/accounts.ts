export interface AccountSeed {
  readonly email: string;
  readonly password: string;
  /** Derived from the email by default, so that it survives a reload. */
  readonly localId?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  /** Custom claims, in JSON. */
  readonly customAttributes?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  /** In milliseconds. */
  readonly createdAt?: number;
}

export interface Account extends AccountSeed {
  readonly localId: string;
  /** Of a password that was set by a link. The `password` no longer counts then. */
  readonly passwordHash?: number | undefined;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly passwordUpdatedAt: number;
  readonly lastLoginAt?: number;
  readonly lastRefreshAt?: number;
  /** In seconds, like the `iat` of a token, which is compared with it. */
  readonly validSince: number;
}

export function accountFromSeed(seed: AccountSeed, now: number): Account {
  const email = seed.email.toLowerCase();
  const { createdAt = now } = seed;
  return {
    emailVerified: false,
    disabled: false,
    localId: `mock-${email}`,
    ...seed,
    email,
    createdAt,
    passwordUpdatedAt: createdAt,
    validSince: toSeconds(createdAt),
  };
}

export const isEmail = (text: string) => /^[^@]+@[^@]+$/.test(text);

/** Replaces the account with the same id. */
export function withAccount(accounts: readonly Account[], account: Account): readonly Account[] {
  return accounts.map((each) => (each.localId === account.localId ? account : each));
}

/**
 * Ends every session of the account. Tokens carry whole seconds, and tokens issued in this second must be refused too,
 * so `validSince` is the next second. A sign-in before then gets a token dated that second.
 */
export function withSessionsEnded(account: Account, now: number): Account {
  return { ...account, validSince: Math.max(account.validSince, toSeconds(now)) + 1 };
}

/** Sets a new password, which ends every session, as on the real service. */
export function withPassword(account: Account, password: string, now: number): Account {
  const passwordHash = hashOf(account, password);
  const changed = withSessionsEnded(account, now);
  return { ...changed, password: '', passwordHash, passwordUpdatedAt: now };
}

export function isPasswordOf(account: Account, password: string): boolean {
  const { passwordHash } = account;
  if (passwordHash === undefined) return password === account.password;
  return hashOf(account, password) === passwordHash;
}

/**
 * FNV-1a, stored instead of a chosen password, because users of the device can read the stored state. Pages without
 * HTTPS have no `crypto.subtle`.
 */
function hashOf({ localId }: Account, password: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(localId + password)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash;
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
