import { type ModelPolicy, missingFrom, startingPolicy } from './policyModel.ts';

/**
 * What a service with these accounts must decide, told without looking at how it decides. Sessions
 * are counted instead of dated, so that the whole seconds of a token excuse nothing.
 */
export interface Model {
  readonly accounts: ModelAccount[];
  settings: ModelSettings;
  policy: ModelPolicy;
  /** Wrong passwords, by e-mail. */
  readonly failures: Record<string, { count: number; lastAt: number }>;
  readonly idTokens: IdToken[];
  readonly refreshTokens: RefreshToken[];
  /** In milliseconds. */
  now: number;
  /** How many sessions were ended, and accounts made, so far. */
  endings: number;
}

export interface ModelAccount {
  readonly localId: string;
  /** In lower case. */
  readonly email: string;
  readonly tenantId: string | undefined;
  readonly hasSecondFactor: boolean;
  password: string;
  disabled: boolean;
  /** Sessions of an earlier number have ended. */
  sessionsSince: number;
}

interface TenantSettings {
  readonly passwordSignIn: 'on' | 'off';
  readonly project: 'active' | 'disabled';
}

export interface ModelSettings extends TenantSettings {
  readonly emailEnumerationProtection: boolean;
  readonly apiKey: 'accepted' | 'refused';
  readonly referrer: 'allowed' | 'blocked';
  readonly captcha: 'off' | 'audit' | 'enforce';
  readonly throttling: 'off' | { readonly failures: number; readonly recoverySeconds: number };
  readonly tokenLifetimeSeconds: number;
  readonly refreshTokenLifetimeSeconds: number | 'unlimited';
  readonly tenants: Readonly<Record<string, TenantSettings>>;
}

export interface Session {
  readonly localId: string;
  /** The model's number of the moment, see `sessionsSince`. */
  readonly openedAt: number;
  /** In seconds. */
  readonly authTime: number;
}

export interface IdToken {
  readonly text: string;
  /** In seconds. */
  readonly expiresAt: number;
  readonly session: Session;
}

export interface RefreshToken {
  readonly text: string;
  readonly session: Session;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly tenantId: string | undefined;
  readonly passesCaptcha: boolean;
}

export type SignInVerdict =
  | { readonly kind: 'refused' }
  | { readonly kind: 'secondFactor' | 'signedIn'; readonly account: ModelAccount };

const refused = { kind: 'refused' } as const;

export const startingSettings: ModelSettings = {
  emailEnumerationProtection: true,
  apiKey: 'accepted',
  referrer: 'allowed',
  project: 'active',
  passwordSignIn: 'on',
  captcha: 'off',
  throttling: 'off',
  tokenLifetimeSeconds: 3600,
  refreshTokenLifetimeSeconds: 'unlimited',
  tenants: {},
};

export function createModel(now: number): Model {
  return {
    accounts: [],
    settings: startingSettings,
    policy: startingPolicy,
    failures: {},
    idTokens: [],
    refreshTokens: [],
    now,
    endings: 0,
  };
}

export function addAccount(model: Model, account: Omit<ModelAccount, 'sessionsSince'>): void {
  removeAccount(model, account.localId);
  model.accounts.push({ ...account, sessionsSince: ++model.endings });
}

export function removeAccount(model: Model, localId: string): void {
  const index = model.accounts.findIndex((account) => account.localId === localId);
  if (index !== -1) model.accounts.splice(index, 1);
}

export function endSessions(model: Model, account: ModelAccount): void {
  account.sessionsSince = ++model.endings;
}

export function accountOf(model: Model, localId: string): ModelAccount | undefined {
  return model.accounts.find((account) => account.localId === localId);
}

export function secondsOf(model: Model): number {
  return Math.floor(model.now / 1000);
}

export function takesCalls({ settings }: Model): boolean {
  return settings.apiKey === 'accepted' && settings.referrer === 'allowed';
}

/** Undefined where there is no such tenant. */
function ownerOf({ settings }: Model, tenantId: string | undefined): TenantSettings | undefined {
  if (tenantId === undefined) return settings;
  return Object.hasOwn(settings.tenants, tenantId) ? settings.tenants[tenantId] : undefined;
}

function isActive(model: Model, tenantId: string | undefined): boolean {
  const owner = ownerOf(model, tenantId);
  return model.settings.project === 'active' && owner?.project === 'active';
}

/** Counts a wrong password, too. */
export function judgeSignIn(model: Model, credentials: Credentials): SignInVerdict {
  const { settings, failures, now } = model;
  const { password, tenantId } = credentials;
  const email = credentials.email.toLowerCase();
  if (!takesCalls(model) || !isActive(model, tenantId)) return refused;
  if (ownerOf(model, tenantId)?.passwordSignIn === 'off' || password === '') return refused;
  if (settings.captcha === 'enforce' && !credentials.passesCaptcha) return refused;

  const { throttling } = settings;
  const counter = `${tenantId ?? ''}/${email}`;
  const failed = Object.hasOwn(failures, counter) ? failures[counter] : undefined;
  if (throttling !== 'off' && failed !== undefined) {
    const isOver = now - failed.lastAt >= throttling.recoverySeconds * 1000;
    if (isOver) delete failures[counter];
    else if (failed.count >= throttling.failures) return refused;
  }

  const account = model.accounts.find(
    (known) => known.email === email && known.tenantId === tenantId,
  );
  if (account?.disabled) return refused;
  if (account?.password !== password) {
    if (throttling === 'off') return refused;
    const { count } = (Object.hasOwn(failures, counter) && failures[counter]) || { count: 0 };
    failures[counter] = { count: count + 1, lastAt: now };
    return refused;
  }
  delete failures[counter];
  if (missingFrom(model.policy, password)) return refused;
  return { kind: account.hasSecondFactor ? 'secondFactor' : 'signedIn', account };
}

/** Undefined where the token must be refused. */
export function judgeIdToken(
  model: Model,
  token: IdToken,
  tenantId?: string,
): ModelAccount | undefined {
  const account = judgeSession(model, token.session);
  if (account === undefined || token.expiresAt <= secondsOf(model)) return undefined;
  const isOfTenant = tenantId === undefined || tenantId === account.tenantId;
  return isOfTenant && isActive(model, account.tenantId) ? account : undefined;
}

/** Undefined where the token must be refused. */
export function judgeRefreshToken(model: Model, token: RefreshToken): ModelAccount | undefined {
  const { refreshTokenLifetimeSeconds: lifetime } = model.settings;
  const age = secondsOf(model) - token.session.authTime;
  return lifetime !== 'unlimited' && age >= lifetime
    ? undefined
    : judgeSession(model, token.session);
}

function judgeSession(model: Model, session: Session): ModelAccount | undefined {
  const account = accountOf(model, session.localId);
  const isOpen = account !== undefined && session.openedAt >= account.sessionsSince;
  return isOpen && !account.disabled && takesCalls(model) ? account : undefined;
}
