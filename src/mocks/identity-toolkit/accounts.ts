export interface SecondFactor {
  /** As in `+46 70 123 45 67`; answers show its last four digits. */
  readonly phoneNumber: string;
  readonly displayName?: string;
  readonly mfaEnrollmentId?: string;
  /** ISO 8601. */
  readonly enrolledAt?: string;
}

export interface AccountSeed {
  readonly email: string;
  readonly password: string;
  /** Defaults to a text derived from the e-mail, so that it is the same after a page reload. */
  readonly localId?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly tenantId?: string;
  readonly secondFactor?: SecondFactor;
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

export interface Accounts {
  /** The same list until one of them changes. */
  all(): readonly Account[];
  byEmail(email: string, tenantId?: string): Account | undefined;
  byId(localId: string): Account | undefined;
  /** Adds the account, or replaces the one of the same id. */
  put(account: Account): void;
  remove(localId: string): void;
}

/** Throws where two accounts have one id, or one e-mail in one tenant. */
export function createAccounts(accounts: readonly Account[]): Accounts {
  const byLocalId = new Map<string, Account>();
  const idOf = new Map<string, string>();
  let all: readonly Account[] | undefined;
  const byId = (localId: string | undefined) =>
    localId === undefined ? undefined : byLocalId.get(localId);
  const keyOf = ({ email, tenantId }: Account) => emailKey(email, tenantId);
  const put = (account: Account) => {
    const known = byId(account.localId);
    if (known !== undefined) idOf.delete(keyOf(known));
    byLocalId.set(account.localId, account);
    idOf.set(keyOf(account), account.localId);
    all = undefined;
  };
  for (const account of accounts) {
    if (byLocalId.has(account.localId) || idOf.has(keyOf(account))) {
      throw new Error(`The identity mock would have ${account.email} twice.`);
    }
    put(account);
  }
  return {
    all: () => {
      all ??= [...byLocalId.values()];
      return all;
    },
    byEmail: (email, tenantId) => byId(idOf.get(emailKey(email, tenantId))),
    byId,
    put,
    remove: (localId) => {
      const account = byId(localId);
      if (account === undefined) return;
      byLocalId.delete(localId);
      idOf.delete(keyOf(account));
      all = undefined;
    },
  };
}

/** A tenant's accounts are apart from the project's: the same e-mail may be in both. */
export function emailKey(email: string, tenantId: string | undefined): string {
  return JSON.stringify([tenantId ?? null, email.toLowerCase()]);
}

export function accountFromSeed(seed: AccountSeed, now: number): Account {
  const email = seed.email.toLowerCase();
  const { tenantId, createdAt = now } = seed;
  return {
    emailVerified: false,
    disabled: false,
    localId: tenantId === undefined ? `mock-${email}` : `mock-${tenantId}-${email}`,
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
