import { expectKnown } from './expectKnown.ts';

interface Throttling {
  /** Wrong passwords for one e-mail, after which the next attempt is refused. */
  readonly failures: number;
  /** Counted from the last wrong password. */
  readonly recoverySeconds: number;
}

/** What the owner of a project decides. */
export interface Settings {
  readonly project: 'active' | 'disabled';
  readonly passwordSignIn: 'on' | 'off';
  /** On in a new project: an unknown e-mail and a wrong password are answered alike. */
  readonly emailEnumerationProtection: boolean;
  readonly apiKey: 'accepted' | 'refused';
  readonly captcha: 'off' | 'audit' | 'enforce';
  readonly throttling: 'off' | Throttling;
  readonly tokenLifetimeSeconds: number;
}

export const defaultSettings: Settings = {
  project: 'active',
  passwordSignIn: 'on',
  emailEnumerationProtection: true,
  apiKey: 'accepted',
  captcha: 'off',
  throttling: 'off',
  tokenLifetimeSeconds: 3600,
};

/** @throws RangeError where there is no such setting */
export function changedSettings(before: Settings, change: Partial<Settings>): Settings {
  for (const name of Object.keys(change)) {
    expectKnown('setting', name, Object.keys(defaultSettings));
  }
  return { ...before, ...change };
}

export interface PasswordPolicy {
  readonly minPasswordLength: number;
  readonly maxPasswordLength?: number;
  readonly containsLowercaseCharacter?: boolean;
  readonly containsUppercaseCharacter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
  readonly allowedNonAlphanumericCharacters: readonly string[];
  readonly enforcementState: 'OFF' | 'ENFORCE';
  readonly forceUpgradeOnSignin: boolean;
}

export const defaultPolicy: PasswordPolicy = {
  minPasswordLength: 6,
  allowedNonAlphanumericCharacters: '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split(''),
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
};

/** A policy that hardly any typed password meets. */
export const demandingPolicy: PasswordPolicy = {
  ...defaultPolicy,
  minPasswordLength: 16,
  containsLowercaseCharacter: true,
  containsUppercaseCharacter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: true,
};
