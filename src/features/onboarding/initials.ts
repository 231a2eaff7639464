/** First letters of the first and the last word of a name; `U` when there is no name. */
export function initialsOf(fullName = ''): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  // Destructured, because that takes a letter of two code units whole.
  const [first = 'U', ...others] = words.map(([letter = '']) => letter.toLocaleUpperCase());
  return first + (others.at(-1) ?? '');
}
