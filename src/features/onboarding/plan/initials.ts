/** The first letters of the first and the last word of a name; empty when there is none. */
export function initialsOf(fullName = ''): string {
  const name = fullName.normalize();
  return initialsIn(name.replaceAll(inBrackets, ' ')) || initialsIn(name);
}

/** Up to the name's end where a bracket is not closed: what people add is often cut. */
const inBrackets = /[([{<（［｛＜【〔][^)\]}>）］｝＞】〕]*[)\]}>）］｝＞】〕]?/gu;

function initialsIn(name: string): string {
  const [main = '', given = ''] = name.split(/[,،，、]/u).filter((part) => letter.test(part));
  // A family name in front has the given name behind a comma; otherwise titles stand there.
  const words = (/\S\s+\S/u.test(main) ? main : `${given} ${main}`).split(/\s+/u);
  const [first = '', ...others] = words.flatMap((word) => letter.exec(word)?.map(capitalOf) ?? []);
  return first + (others.at(-1) ?? '');
}

/**
 * A letter with its marks and, in the scripts of India and their kin, with the consonants that a virama ties to it. Thai
 * and Lao vowels that are written before their consonant are left out, as their readers do. `Intl.Segmenter` divides
 * several of these letters, and some of them only in some browsers.
 */
const letter = (() => {
  const base = String.raw`(?!\p{Logical_Order_Exception})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]`;
  const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?`;
  // The last two are vowels of Thai and Lao, which Unicode counts as letters.
  return new RegExp(String.raw`(?:${base}\p{M}*${virama})*${base}[\p{M}\u0e33\u0eb3]*`, 'u');
})();

function capitalOf(initial: string): string {
  // Georgian capitals are in hardly any font.
  if (/\p{Script=Georgian}/u.test(initial)) return initial.toLowerCase();
  // The first letter alone, because a capital may be two: of a ligature, for example.
  return letter.exec(initial.toLocaleUpperCase())?.[0] ?? '';
}
