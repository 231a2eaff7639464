export interface ModelPolicy {
  readonly minPasswordLength: number;
  readonly maxPasswordLength?: number;
  readonly containsLowercaseCharacter?: boolean;
  readonly containsUppercaseCharacter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
  readonly enforcementState: 'OFF' | 'ENFORCE';
  readonly forceUpgradeOnSignin: boolean;
}

export const startingPolicy: ModelPolicy = {
  minPasswordLength: 6,
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
};

/** Whether a policy that is forced at sign-in finds the password wanting. */
export function missingFrom(policy: ModelPolicy, password: string): boolean {
  if (policy.enforcementState === 'OFF' || !policy.forceUpgradeOnSignin) return false;
  const { length } = password;
  return (
    length < policy.minPasswordLength ||
    length > (policy.maxPasswordLength ?? Number.POSITIVE_INFINITY) ||
    (policy.containsLowercaseCharacter === true && !/[a-z]/.test(password)) ||
    (policy.containsUppercaseCharacter === true && !/[A-Z]/.test(password)) ||
    (policy.containsNumericCharacter === true && !/\d/.test(password)) ||
    (policy.containsNonAlphanumericCharacter === true && !/[.?!"\\]/.test(password))
  );
}
