import { type Account, emailKey, type SecondFactor } from './accounts.ts';
import { type Delay, longestDelay } from './network.ts';
import type { PasswordPolicy } from './policy.ts';
import type { Settings, TenantSettings, Throttling } from './settings.ts';

/** The service's state in a form that JSON keeps. */
export interface Snapshot {
  readonly version: 1;
  readonly accounts: readonly Account[];
  readonly settings: Settings;
  readonly policy: PasswordPolicy;
  readonly delay: Delay;
  readonly offline: boolean;
  /** By how many milliseconds the clock was advanced. */
  readonly advanced: number;
  /** The latest second for which a token was issued. */
  readonly latestIssue: number;
}

export function isSnapshot(value: unknown): value is Snapshot {
  return snapshot(value) && haveNothingInCommon((value as Snapshot).accounts);
}

/** A mistake in the caller, that a snapshot could not carry over. */
export function expectValid(
  part: 'account' | 'settings' | 'policy' | 'delay',
  value: unknown,
): void {
  if (!parts[part](value)) throw new RangeError(`The identity mock cannot take this ${part}.`);
}

function haveNothingInCommon(accounts: readonly Account[]): boolean {
  const keys = accounts.flatMap(({ localId, email, tenantId }) => [
    localId,
    emailKey(email, tenantId),
  ]);
  return new Set(keys).size === keys.length;
}

/** In milliseconds: some three thousand years from now. What is beyond is no date, or soon none. */
export const farFuture = 1e14;

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const lowerCase: Check = (value) => nonEmpty(value) && value === String(value).toLowerCase();
const flag: Check = (value) => typeof value === 'boolean';
const nonEmpty: Check = (value) => text(value) && value !== '';
const amount: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= farFuture;

function oneOf(...allowed: readonly unknown[]): Check {
  return (value) => allowed.includes(value);
}

function either(...checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value));
}

function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One check for each field of a type. */
type ChecksOf<Type> = { readonly [Name in keyof Required<Type>]: Check };

function shape(checks: Readonly<Record<string, Check>>): Check {
  const fields = Object.entries(checks);
  return (value) =>
    isRecord(value) &&
    fields.every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined));
}

const tenant = {
  project: oneOf('active', 'disabled'),
  passwordSignIn: oneOf('on', 'off'),
} satisfies ChecksOf<TenantSettings>;

const parts = {
  account: shape({
    localId: nonEmpty,
    email: lowerCase,
    password: text,
    displayName: optional(text),
    photoUrl: optional(text),
    emailVerified: flag,
    disabled: flag,
    tenantId: optional(text),
    secondFactor: optional(
      shape({
        phoneNumber: text,
        displayName: optional(text),
        mfaEnrollmentId: optional(text),
        enrolledAt: optional(text),
      } satisfies ChecksOf<SecondFactor>),
    ),
    createdAt: amount,
    passwordUpdatedAt: amount,
    lastLoginAt: optional(amount),
    lastRefreshAt: optional(amount),
    validSince: amount,
  } satisfies ChecksOf<Account>),
  settings: shape({
    ...tenant,
    emailEnumerationProtection: flag,
    apiKey: oneOf('accepted', 'refused'),
    referrer: oneOf('allowed', 'blocked'),
    captcha: oneOf('off', 'audit', 'enforce'),
    throttling: either(
      oneOf('off'),
      shape({ failures: amount, recoverySeconds: amount } satisfies ChecksOf<Throttling>),
    ),
    tokenLifetimeSeconds: amount,
    refreshTokenLifetimeSeconds: either(oneOf('unlimited'), amount),
    recentSignInSeconds: either(oneOf('unlimited'), amount),
    tenants: (value) => isRecord(value) && Object.values(value).every(shape(tenant)),
  } satisfies ChecksOf<Settings>),
  policy: shape({
    minPasswordLength: amount,
    maxPasswordLength: optional(amount),
    containsLowercaseCharacter: optional(flag),
    containsUppercaseCharacter: optional(flag),
    containsNumericCharacter: optional(flag),
    containsNonAlphanumericCharacter: optional(flag),
    allowedNonAlphanumericCharacters: listOf(text),
    enforcementState: oneOf('OFF', 'ENFORCE'),
    forceUpgradeOnSignin: flag,
  } satisfies ChecksOf<PasswordPolicy>),
  delay: either(oneOf('infinite'), (value) => amount(value) && Number(value) <= longestDelay),
};

const snapshot = shape({
  version: oneOf(1),
  accounts: listOf(parts.account),
  settings: parts.settings,
  policy: parts.policy,
  delay: parts.delay,
  offline: flag,
  advanced: amount,
  latestIssue: amount,
} satisfies ChecksOf<Snapshot>);
