import type { PasswordPolicy, PasswordRequirement } from './authClient.ts';

const sentences: Record<PasswordRequirement, string> = {
  lowercase: 'At least one lowercase letter',
  uppercase: 'At least one uppercase letter',
  numeric: 'At least one digit',
  nonAlphanumeric: 'At least one character that is neither a letter nor a digit',
};

/** The policy as a person reads it, one demand a line. */
export function passwordRules({ minLength, maxLength, requires }: PasswordPolicy): string[] {
  return [
    ...(minLength === undefined ? [] : [`At least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`At most ${maxLength} characters`]),
    ...requires.map((requirement) => sentences[requirement]),
  ];
}
