/** First letters of the first and the last word of a name; `U` when there is no name. */
export function initialsOf(fullName: string | undefined): string {
  const words = (fullName ?? '').split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => [...word][0]?.toLocaleUpperCase()).join('') || 'U';
}
