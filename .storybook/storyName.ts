/** `One Remaining`, which Storybook makes of an export, becomes `One remaining`. A name with a lower-case word was written by hand, and stays. */
export function sentenceCase(name: string): string {
  return /\b[a-z]/.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase();
}
