import { hashPassword, type PasswordHash } from './passwordHash.ts';

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
  readonly passwordHash?: PasswordHash | undefined;
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
export function withPassword(account: Account, passwordHash: PasswordHash, now: number): Account {
  const changed = withSessionsEnded(account, now);
  return { ...changed, password: '', passwordHash, passwordUpdatedAt: now };
}

export async function isPasswordOf(account: Account, password: string): Promise<boolean> {
  const { passwordHash } = account;
  if (!passwordHash) return password === account.password;
  return (await hashPassword(password, passwordHash.salt)).hash === passwordHash.hash;
}

export function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
