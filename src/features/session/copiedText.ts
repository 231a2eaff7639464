import type { FormFailure } from '#components/formFailure.ts';
import { askForLink, passwordHelp } from './signInFailures.ts';

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
 * A failure whose help says what is odd in the password, where that can hardly be noticed by looking at it. It tells no more
 * of the password than that.
 */
export function nameOddities<Failure extends FormFailure>(
  failure: Failure,
  password: string,
): Failure {
  const found = oddities.flatMap(([pattern, words]) => (pattern.test(password) ? words : []));
  if (failure.help !== passwordHelp || found.length === 0) return failure;
  // Show would not show it.
  const help = `The password you entered ${found.join(', and ')}. If you copied it, please type it instead. ${askForLink}`;
  return { ...failure, help };
}
