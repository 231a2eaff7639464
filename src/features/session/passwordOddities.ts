const oddities: readonly (readonly [RegExp, string])[] = [
  [/^[\p{Zs}\t]/u, 'begins with a space'],
  [/[\p{Zs}\t]$/u, 'ends with a space'],
  [/\S(?! )\p{Zs}\S/u, 'has an unusual space'],
  // What cannot be seen by itself can be a part of an emoji.
  [
    /(?!\t|\ufe0f|\u200d\p{Extended_Pictographic})[\p{DI}\p{Cc}]/u,
    'has a sign that cannot be seen',
  ],
  [/[\u2010-\u2015\u2212]/, 'has an unusual hyphen or dash'],
  [/[‘-‟]/, 'has curly quotes'],
];

/**
 * What is odd in a password that was refused, and can hardly be noticed by looking at it; empty where nothing is. It tells
 * no more of the password than that.
 */
export function describeOddities(password: string): string {
  return oddities
    .filter(([pattern]) => pattern.test(password))
    .map(([, words]) => words)
    .join(', and ');
}
