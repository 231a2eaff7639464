/**
 * Turns Storybook's name for an export, `One Remaining`, into `One remaining`, and leaves abbreviations. Names with
 * lowercase words are our own.
 */
export const sentenceCase = (name: string): string =>
  /\b[a-z]/.test(name)
    ? name
    : name.charAt(0) +
      name.slice(1).replaceAll(/\b[A-Z](?![A-Z])/g, (first) => first.toLowerCase());
