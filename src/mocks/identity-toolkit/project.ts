/** Also the emulator's project in `tests/contract`, because tokens name their project. */
export const projectId = 'demo-waymark';

interface Throttling {
  /** Wrong passwords for one e-mail, after which the next attempt is refused; 0 refuses every attempt. */
  readonly failures: number;
  /** Counted from the last wrong password. */
  readonly recoverySeconds: number;
}

/** What the owner of a project decides. */
export interface Settings {
  readonly passwordSignIn: 'on' | 'off';
  /** On in a new project: an unknown e-mail and a wrong password are answered alike. */
  readonly emailEnumerationProtection: boolean;
  readonly apiKey: 'accepted' | 'refused';
  readonly captcha: 'off' | 'audit' | 'enforce';
  readonly throttling: 'off' | Throttling;
  readonly tokenLifetimeSeconds: number;
}

export const defaultSettings: Settings = {
  passwordSignIn: 'on',
  emailEnumerationProtection: true,
  apiKey: 'accepted',
  captcha: 'off',
  throttling: 'off',
  tokenLifetimeSeconds: 3600,
};

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

/** What the project's configuration shows after a fault, because the SDK asks for it then. */
export interface Announcement {
  readonly policy?: PasswordPolicy;
  readonly captcha?: Settings['captcha'];
}
