import type { PasswordPolicy } from 'firebase/auth';
import type { PasswordRule } from '../authClient.ts';

/** The most that the service lets a project demand. */
const longest = 4096;

/**
 * The rules of a policy, met as the SDK's own `validatePassword` finds it: letters and digits are those of ASCII, and a length
 * counts what JavaScript counts. What makes no sense is left out: a server may send anything.
 */
export function rulesOf({
  customStrengthOptions: options,
  allowedNonAlphanumericCharacters: specialCharacters,
}: Pick<
  PasswordPolicy,
  'customStrengthOptions' | 'allowedNonAlphanumericCharacters'
>): readonly PasswordRule[] {
  const minLength = lengthOf(options.minPasswordLength);
  const maxLength = lengthOf(options.maxPasswordLength);
  const isPossible = minLength === undefined || maxLength === undefined || minLength <= maxLength;
  const rules: readonly [isDemanded: unknown, sentence: string, PasswordRule['isMetBy']][] = [
    [
      isPossible && minLength !== undefined,
      `At least ${minLength} characters`,
      ({ length }) => length >= Number(minLength),
    ],
    [
      isPossible && maxLength !== undefined,
      `At most ${maxLength} characters`,
      ({ length }) => length <= Number(maxLength),
    ],
    [
      options.containsLowercaseLetter,
      'At least one lowercase letter from a to z',
      (password) => /[a-z]/.test(password),
    ],
    [
      options.containsUppercaseLetter,
      'At least one uppercase letter from A to Z',
      (password) => /[A-Z]/.test(password),
    ],
    [options.containsNumericCharacter, 'At least one digit', (password) => /[0-9]/.test(password)],
    [
      options.containsNonAlphanumericCharacter,
      'At least one special character, such as !',
      (password) => specialCharacters.split('').some((character) => password.includes(character)),
    ],
  ];
  return rules.flatMap(([isDemanded, sentence, isMetBy]) =>
    isDemanded === true ? [{ sentence, isMetBy }] : [],
  );
}

function lengthOf(value: unknown): number | undefined {
  const isLength =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= longest;
  return isLength ? value : undefined;
}
