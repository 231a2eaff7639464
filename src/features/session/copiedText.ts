import type { Oddity } from '#components/words/en/signInFailures.ts';

/**
 * One address, perhaps after a name or a label (`Anna <`, `mailto:`, `(`), perhaps before what a copy has taken along (`>`,
 * a comma, a full stop), perhaps with spaces. The limits are those of an address.
 */
const copied =
  /^(?:[^@]*[<:([])?[\s"']*([^\s@]{1,64})\s*@\s*(\S{1,255}?)(?:\?.*|[^\p{L}\p{M}\p{N}@]*(?:mailto:.*)?)$/iu;

/** The address in a text that was perhaps copied. Any other text stays, so that the browser says what is wrong with it. */
export function cleanEmail(text: string): string {
  // Without what cannot be seen (`DI`), and with the plain form of wide letters, hyphens and quotes.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/[‘-‟]/g, "'");
  const [, name, domain] = copied.exec(plain) ?? [];
  return domain ? `${name}@${domain}` : plain;
}

const oddities: readonly (readonly [Oddity, RegExp])[] = [
  ['spaceAtStart', /^[\p{Zs}\t]/u],
  ['spaceAtEnd', /[\p{Zs}\t]$/u],
  ['unusualSpace', /\S(?! )\p{Zs}\S/u],
  // What cannot be seen by itself can be a part of an emoji.
  ['invisibleSign', /(?!\t|\ufe0f|\u200d\p{Extended_Pictographic})[\p{DI}\p{Cc}]/u],
  ['unusualDash', /[\u2010-\u2015\u2212]/],
  ['curlyQuotes', /[‘-‟]/],
];

/** What is odd in a password, and can hardly be noticed by looking at it. It tells no more of the password than that. */
export const odditiesOf = (password: string): readonly Oddity[] =>
  oddities.flatMap(([oddity, pattern]) => (pattern.test(password) ? oddity : []));
