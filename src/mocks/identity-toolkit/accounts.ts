export interface AccountSeed {
  readonly email: string;
  readonly password: string;
  /** Defaults to a text derived from the e-mail, so that it is the same after a page reload. */
  readonly localId?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
}

export interface Account {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly passwordUpdatedAt: number;
  readonly lastLoginAt?: number;
  readonly lastRefreshAt?: number;
  /** In seconds: the resolution of a token's `iat`, which it is compared with. */
  readonly validSince: number;
}

export interface Accounts {
  byEmail(email: string): Account | undefined;
  byId(localId: string): Account | undefined;
  /** Adds the account, or replaces the one of the same id. */
  put(account: Account): void;
  remove(localId: string): void;
}

export function createAccounts(): Accounts {
  const byLocalId = new Map<string, Account>();
  return {
    byEmail: (email) => {
      const wanted = email.toLowerCase();
      return [...byLocalId.values()].find((account) => account.email === wanted);
    },
    byId: (localId) => byLocalId.get(localId),
    put: (account) => void byLocalId.set(account.localId, account),
    remove: (localId) => void byLocalId.delete(localId),
  };
}

export function accountFromSeed(seed: AccountSeed, createdAt: number): Account {
  const email = seed.email.toLowerCase();
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

/**
 * Ends every session the account has. One second past now, because tokens tell whole seconds only
 * and one issued a moment ago must be refused too; the next sign-in is dated to match.
 */
export function withSessionsEnded(account: Account, now: number): Account {
  return { ...account, validSince: Math.max(account.validSince, toSeconds(now)) + 1 };
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
