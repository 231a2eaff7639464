export interface AccountSeed {
  readonly email: string;
  readonly password: string;
  /** Derived from the e-mail by default, so that it is the same after the page is reloaded. */
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
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly passwordUpdatedAt: number;
  readonly lastLoginAt?: number;
  readonly lastRefreshAt?: number;
  /** In seconds, like a token's `iat`, which it is compared with. */
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

/** The accounts with this one replacing the one of the same id. */
export function withAccount(accounts: readonly Account[], account: Account): readonly Account[] {
  return accounts.map((each) => (each.localId === account.localId ? account : each));
}

/**
 * Ends every session of the account. Tokens carry whole seconds, and one of this second must be refused, too. So
 * `validSince` is the next second, and a sign-in before it gets a token of that second.
 */
export function withSessionsEnded(account: Account, now: number): Account {
  return { ...account, validSince: Math.max(account.validSince, toSeconds(now)) + 1 };
}

/** A new password. It ends every session, as on the real service. */
export function withPassword(account: Account, password: string, now: number): Account {
  return { ...withSessionsEnded(account, now), password, passwordUpdatedAt: now };
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
