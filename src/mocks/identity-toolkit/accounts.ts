export interface AccountSeed {
  readonly email: string;
  readonly password: string;
  /** Defaults to a text derived from the e-mail, so that it is the same after a page reload. */
  readonly localId?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  /** Custom claims as the service keeps them: a text in JSON. */
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
  /** In seconds: the resolution of a token's `iat`, which it is compared with. */
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

/** The accounts, with this one in the place of the one that has its id. */
export function withAccount(accounts: readonly Account[], account: Account): readonly Account[] {
  return accounts.map((each) => (each.localId === account.localId ? account : each));
}

/**
 * Ends every session of the account. `validSince` is one second past now, because tokens tell whole seconds
 * and a token of this second must be refused too; the next sign-in is dated to match.
 */
export function withSessionsEnded(account: Account, now: number): Account {
  return { ...account, validSince: Math.max(account.validSince, toSeconds(now)) + 1 };
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
