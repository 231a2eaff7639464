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

export function policyBody(policy: PasswordPolicy): object {
  const {
    allowedNonAlphanumericCharacters,
    enforcementState,
    forceUpgradeOnSignin,
    ...customStrengthOptions
  } = policy;
  return {
    customStrengthOptions,
    allowedNonAlphanumericCharacters,
    enforcementState,
    forceUpgradeOnSignin,
    schemaVersion: 1,
  };
}

export function missingRequirements(policy: PasswordPolicy, password: string): readonly string[] {
  const { minPasswordLength: min, maxPasswordLength: max } = policy;
  const demands = [
    {
      met: password.length >= min,
      text: `Password must contain at least ${min} characters`,
    },
    {
      met: max === undefined || password.length <= max,
      text: `Password may contain at most ${max} characters`,
    },
    {
      met: !policy.containsLowercaseCharacter || /[a-z]/.test(password),
      text: 'Password must contain a lower case character',
    },
    {
      met: !policy.containsUppercaseCharacter || /[A-Z]/.test(password),
      text: 'Password must contain an upper case character',
    },
    {
      met: !policy.containsNumericCharacter || /[0-9]/.test(password),
      text: 'Password must contain a numeric character',
    },
    {
      met:
        !policy.containsNonAlphanumericCharacter ||
        policy.allowedNonAlphanumericCharacters.some((character) => password.includes(character)),
      text: 'Password must contain a non-alphanumeric character',
    },
  ];
  return demands.filter(({ met }) => !met).map(({ text }) => text);
}

export function policyRefusalMessage(missing: readonly string[]): string {
  const message = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS';
  if (missing.length === 0) return message;
  return `${message} : Missing password requirements: [${missing.join(', ')}]`;
}
