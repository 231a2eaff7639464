const noPair = (mark: string) => `This ${mark} has no partner, so it would be shown.`;
const orShow = ', or put a backslash (\\) before each to show it.';
const pair = (mark: string) =>
  `${noPair(mark)} Leave no space inside the pair and one outside, as in ${mark}Note:${mark} Read, or put them right next to the letters, as in ${mark}Note${mark}:Read${orShow}`;
const underscores = (mark: '_' | '__') => {
  const stars = mark.replaceAll('_', '*');
  return `${noPair(mark)} Write ${stars} instead, right next to the letters, as in ${stars}Note${stars}:Read${orShow}`;
};

/**
 * Marks of emphasis and code without a partner, which Markdown shows: what to say, and the patterns, which are matched
 * against the result of `shownText`. \p{Lo} and \p{Lm} are the letters of scripts without capitals, most of which are
 * written without spaces.
 */
export const unpairedMarks: readonly (readonly [message: string, ...patterns: RegExp[]])[] = [
  [
    pair('*'),
    // Between a punctuation mark and a letter: `*Note:*Read`
    /(?<![\p{L}\p{N}*)\].])\*(?=[^\s*])[^*\n]*[^\s*\p{L}\p{N}]\*(?=[\p{L}\p{N}])/gu,
    // Between a letter and a punctuation mark
    /(?<=[\p{Lo}\p{Lm}])\*(?=[^\s*\p{L}\p{N}])[^*\n]*[^\s*]\*/gu,
  ],
  [
    underscores('_'),
    /(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]*[^\s_\p{L}\p{N}█]_(?=\p{L})/gu,
    // Inside a word, as Markdown sees it
    /(?<=[\p{Lo}\p{Lm}])_(?=[^\s_])[^_\n]*[^\s_]_(?![\p{L}\p{N}_])/gu,
    /(?<![\p{L}\p{N}_█])_(?=[^\s_])[^_\n]*[\p{L}\p{N}]_(?=[\p{Lo}\p{Lm}])/gu,
  ],
  [
    underscores('__'),
    /(?<![A-Za-z0-9_])__(?=[^\s_])[^_\n]*(?:[^\s_]__(?![A-Za-z0-9_])|[^\s_\p{L}\p{N}]__(?=\p{L}))/gu,
  ],
  [pair('~~'), /(?<!~)~~(?=[^~\n]*[^~\s])[^~\n]*~~(?!~)/g],
  [
    `This \` has no partner, so it would be shown. Write as many after the code as before it, or put a backslash (\\) before it to show it.`,
    // Authors mean an apostrophe between letters, and the character itself if it is alone or in quotes.
    /(?<=[^\p{L}\p{N}`\s("'“„«])`+(?!`)|(?<=[\p{L}\p{N}])`+(?![\p{L}\p{N}`])|(?<=^|[\s("'“„«])`+(?=[^\s`)"'”“»])/gmu,
  ],
];

/**
 * Two or three stars that are not part of a formula (`2**3`) or path (`src/**`). More stars are a number or a rating.
 */
const doubleStar = /(?<![\w)\]*/])\*{2,3}(?![*/])|(?<![*/])\*{2,3}(?![\w(*/])/g;

export function findDoubleStars(shown: string): { index: number; message: string }[] {
  const [first, second] = shown.matchAll(doubleStar);
  if (!first) return [];
  const [{ length }] = first;
  const around = shown.slice(Math.max(first.index - 1, 0), first.index + length + 1);
  // Stars alone between spaces are meant literally.
  if (!second && around.trim().length === length) return [];
  const alone = `${noPair('**')} Write ** on both sides of the bold text${orShow}`;
  return [{ index: first.index, message: second ? pair('**') : alone }];
}

/** Whether a text marks words with two stars and explains them below, like a price list. */
export function hasStarNotes(shown: string): boolean {
  const reference = shown.search(/[^\s*]\*\*(?![\p{L}\p{N}*])/u);
  return reference >= 0 && /^ *\*\*(?!\*)[^*\n]*$/m.test(shown.slice(reference + 3));
}
