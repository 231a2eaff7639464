/** Storybook makes `One Remaining` of an export; a name with a small word is the story's own, and stays. */
export function sentenceCase(name: string): string {
  return /\b[a-z]/.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase();
}
