/**
 * `One Remaining`, Storybook's name for an export, becomes `One remaining`. A name with a lower-case word is written by
 * hand.
 */
export function sentenceCase(name: string): string {
  return /\b[a-z]/.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase();
}
