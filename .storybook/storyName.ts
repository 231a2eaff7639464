/** `One Remaining`, Storybook's name for an export, becomes `One remaining`. Names in lower case are our own. */
export function sentenceCase(name: string): string {
  return /\b[a-z]/.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase();
}
