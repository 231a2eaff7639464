/** Tokens contain the project's name, so the emulator in `tests/contract` uses the same one. */
export const projectId = 'demo-waymark';

interface Throttling {
  /** How many wrong passwords are allowed for one email before every attempt is refused. 0 refuses the first. */
  readonly failures: number;
  /** Counted from the latest wrong password. */
  readonly recoverySeconds: number;
}

/** The settings that a project's owner can change. */
export interface Settings {
  readonly passwordSignIn: 'on' | 'off';
  /** On in a new project: an unknown email and a wrong password get the same response. */
  readonly emailEnumerationProtection: boolean;
  readonly apiKey: 'accepted' | 'refused';
  readonly captcha: 'off' | 'enforce';
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

/** A policy that few typed passwords meet. */
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

/** The policy's requirements that the password does not meet, in the service's words. */
export function missingRequirements(policy: PasswordPolicy, password: string): string[] {
  if (policy.enforcementState === 'OFF') return [];
  const { minPasswordLength: min, maxPasswordLength: max = Infinity } = policy;
  const has = (pattern: RegExp) => pattern.test(password);
  const hasSymbol = policy.allowedNonAlphanumericCharacters.some((each) => password.includes(each));
  const isMissing: Record<string, boolean | undefined> = {
    [`at least ${min} characters`]: password.length < min,
    [`at most ${max} characters`]: password.length > max,
    'a lower case character': policy.containsLowercaseCharacter && !has(/[a-z]/),
    'an upper case character': policy.containsUppercaseCharacter && !has(/[A-Z]/),
    'a numeric character': policy.containsNumericCharacter && !has(/\d/),
    'a non-alphanumeric character': policy.containsNonAlphanumericCharacter && !hasSymbol,
  };
  return Object.keys(isMissing).filter((requirement) => isMissing[requirement]);
}

/** The project configuration after a fault, which the SDK then requests. */
export interface Announcement {
  readonly policy?: PasswordPolicy;
  readonly captcha?: Settings['captcha'];
}
