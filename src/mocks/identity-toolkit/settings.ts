export interface TenantSettings {
  readonly project: 'active' | 'disabled';
  readonly passwordSignIn: 'on' | 'off';
}

export interface Throttling {
  /** Wrong passwords for one e-mail, after which the next attempt is refused. */
  readonly failures: number;
  /** Counted from the last wrong password. */
  readonly recoverySeconds: number;
}

/** What the owner of a project decides. */
export interface Settings extends TenantSettings {
  /** On in a new project: an unknown e-mail and a wrong password are answered alike. */
  readonly emailEnumerationProtection: boolean;
  readonly apiKey: 'accepted' | 'refused';
  readonly referrer: 'allowed' | 'blocked';
  readonly captcha: 'off' | 'audit' | 'enforce';
  readonly throttling: 'off' | Throttling;
  readonly tokenLifetimeSeconds: number;
  readonly refreshTokenLifetimeSeconds: number | 'unlimited';
  /** How old a sign-in may be for the account to be deleted. */
  readonly recentSignInSeconds: number | 'unlimited';
  /** By id; an account may belong to one of them. */
  readonly tenants: Readonly<Record<string, TenantSettings>>;
}

export const defaultSettings: Settings = {
  project: 'active',
  passwordSignIn: 'on',
  emailEnumerationProtection: true,
  apiKey: 'accepted',
  referrer: 'allowed',
  captcha: 'off',
  throttling: 'off',
  tokenLifetimeSeconds: 3600,
  refreshTokenLifetimeSeconds: 'unlimited',
  recentSignInSeconds: 'unlimited',
  tenants: {},
};
