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
  all(): readonly Account[];
  byEmail(email: string, tenantId?: string): Account | undefined;
  byId(localId: string): Account | undefined;
  /** By e-mail, whatever the tenant, or by id. */
  named(name: string): Account | undefined;
  /** Adds the account, or replaces the one of the same id. */
  put(account: Account): void;
  remove(localId: string): void;
}

export function createAccounts(accounts: readonly Account[]): Accounts {
  const byLocalId = new Map(accounts.map((account) => [account.localId, account]));
  const idOf = new Map(accounts.map((account) => [emailKey(account), account.localId]));
  const byId = (localId: string | undefined) =>
    localId === undefined ? undefined : byLocalId.get(localId);
  const remove = (localId: string) => {
    const account = byId(localId);
    if (account === undefined) return;
    byLocalId.delete(localId);
    idOf.delete(emailKey(account));
  };
  return {
    all: () => [...byLocalId.values()],
    byEmail: (email, tenantId) => byId(idOf.get(emailKey({ email, tenantId }))),
    byId,
    named: (name) => {
      const email = name.toLowerCase();
      return byId(name) ?? [...byLocalId.values()].find((account) => account.email === email);
    },
    put: (account) => {
      const known = byId(account.localId);
      if (known !== undefined) idOf.delete(emailKey(known));
      byLocalId.set(account.localId, account);
      idOf.set(emailKey(account), account.localId);
    },
    remove,
  };
}

/** A tenant's accounts are apart from the project's: the same e-mail may be in both. */
function emailKey({ email, tenantId }: { email: string; tenantId?: string | undefined }): string {
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
