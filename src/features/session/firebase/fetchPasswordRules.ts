import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, type PasswordPolicy, validatePassword } from 'firebase/auth';
import type { PasswordRule } from '../authClient.ts';
import type { FirebaseAuthClientOptions } from './firebaseAuthClient.ts';

/**
 * Requests the password policy exactly once per call. It uses its own Auth instance, because an instance with a policy
 * fetches it again after each failed sign-in, and does not handle a failure of that request.
 */
export async function fetchPasswordRules(
  options: FirebaseAuthClientOptions,
): Promise<readonly PasswordRule[]> {
  const app = initializeApp({ apiKey: options.apiKey }, `password-policy-${Math.random()}`);
  const auth = initializeAuth(app);
  options.redirect?.(auth);
  const { passwordPolicy } = await validatePassword(auth, '').finally(() => deleteApp(app));
  return rulesOf(passwordPolicy);
}

/**
 * The rules of a policy, checked as by the SDK's own `validatePassword`, which is too slow for a field being typed in:
 * letters and digits are ASCII, and lengths are JavaScript's.
 */
function rulesOf(policy: PasswordPolicy): readonly PasswordRule[] {
  const { customStrengthOptions: options, allowedNonAlphanumericCharacters: special } = policy;
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  // Within brackets, hyphens and brackets have a special meaning.
  const listed = special.replaceAll(/[-\]]/g, '');
  const rules: readonly (readonly [
    required: number | boolean | undefined,
    kind: PasswordRule['kind'],
    /** Empty if a length is required. */
    characters: string,
    isMetBy: PasswordRule['isMetBy'],
  ])[] = [
    [min, 'minLength', '', ({ length }) => length >= Number(min)],
    [max, 'maxLength', '', ({ length }) => length <= Number(max)],
    [options.containsLowercaseLetter, 'lowercase', 'lower', (text) => /[a-z]/.test(text)],
    [options.containsUppercaseLetter, 'uppercase', 'upper', (text) => /[A-Z]/.test(text)],
    [options.containsNumericCharacter, 'digit', 'digit', (text) => /[0-9]/.test(text)],
    [
      options.containsNonAlphanumericCharacter,
      'specialCharacter',
      `[${listed}]`,
      (text) => special.split('').some((character) => text.includes(character)),
    ],
  ];
  return rules.flatMap(([required, kind, characters, isMetBy]) => {
    const attribute = characters ? ['required', characters] : [kind.toLowerCase(), required];
    const rule = { kind, count: Number(required), attribute: attribute.join(': '), isMetBy };
    return required ? [rule] : [];
  });
}
