import type { PasswordPolicy } from 'firebase/auth';
import type { PasswordRule } from '../authClient.ts';

/** The longest minimum that the service lets a project require. */
const longest = 4096;

/**
 * The rules of a policy, checked as the SDK's own `validatePassword` does: letters and digits are ASCII, and lengths
 * are JavaScript's. Nonsense is left out, because a server may send anything.
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
  const rules: readonly (readonly [
    PasswordRule['kind'],
    count: unknown,
    PasswordRule['isMetBy'],
  ])[] = [
    ['minLength', isPossible && minLength, ({ length }) => length >= Number(minLength)],
    ['maxLength', isPossible && maxLength, ({ length }) => length <= Number(maxLength)],
    ['lowercase', oneIf(options.containsLowercaseLetter), (password) => /[a-z]/.test(password)],
    ['uppercase', oneIf(options.containsUppercaseLetter), (password) => /[A-Z]/.test(password)],
    ['digit', oneIf(options.containsNumericCharacter), (password) => /[0-9]/.test(password)],
    [
      'specialCharacter',
      oneIf(options.containsNonAlphanumericCharacter),
      (password) => specialCharacters.split('').some((character) => password.includes(character)),
    ],
  ];
  const characters = {
    lowercase: 'lower',
    uppercase: 'upper',
    digit: 'digit',
    // Within brackets, hyphens and brackets have a special meaning.
    specialCharacter: `[${specialCharacters.replaceAll(/[-\]]/g, '')}]`,
  };
  const attributeOf = (kind: PasswordRule['kind'], count: number) =>
    kind === 'minLength' || kind === 'maxLength'
      ? [kind.toLowerCase(), count]
      : ['required', characters[kind]];
  return rules.flatMap(([kind, count, isMetBy]) =>
    typeof count === 'number'
      ? [{ kind, count, isMetBy, attribute: attributeOf(kind, count).join(': ') }]
      : [],
  );
}

/** How many characters of a kind are required, if any. */
const oneIf = (isDemanded: unknown) => (isDemanded === true ? 1 : undefined);

function lengthOf(value: unknown): number | undefined {
  const isLength =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= longest;
  return isLength ? value : undefined;
}
