/** First letters of the first and the last word of a name; `U` when there is no name. */
export function initialsOf(fullName: string | undefined): string {
  const words = (fullName ?? '').split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => firstLetter(word)).join('') || 'U';
}

/** By code point, because a letter may take two code units. */
function firstLetter(word: string): string {
  const codePoint = word.codePointAt(0);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint).toLocaleUpperCase();
}
