/** The first letters of the first and the last word of a name; empty when there is none. */
export function initialsOf(fullName = ''): string {
  const name = fullName.normalize();
  return initialsIn(name.replaceAll(inBrackets, ' ')) || initialsIn(name);
}

/** Matches to the end of the name if a bracket is not closed, because such additions are often cut off. */
const inBrackets = /[([{<（［｛＜【〔][^)\]}>）］｝＞】〕]*[)\]}>）］｝＞】〕]?/gu;

function initialsIn(name: string): string {
  const [main = '', given = ''] = name.split(/[,،，、]/u).filter((part) => letter.test(part));
  // If a name starts with the family name, the given name follows a comma. Otherwise titles do.
  const words = (/\S\s+\S/u.test(main) ? main : `${given} ${main}`).split(/\s+/u);
  const [first = '', ...others] = words.flatMap((word) => letter.exec(word)?.map(capitalOf) ?? []);
  return first + (others.at(-1) ?? '');
}

/**
 * A letter with its marks and, in Indic scripts, with the consonants that a virama joins to it. Thai and Lao vowels
 * written before their consonant are left out, as readers expect. `Intl.Segmenter` splits several of these letters,
 * some of them only in some browsers.
 */
const letter = (() => {
  const base = String.raw`(?!\p{Logical_Order_Exception})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]`;
  const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?`;
  // The last two are Thai and Lao vowels, which Unicode counts as letters.
  return new RegExp(String.raw`(?:${base}\p{M}*${virama})*${base}[\p{M}\u0e33\u0eb3]*`, 'u');
})();

function capitalOf(initial: string): string {
  // Few fonts have Georgian capitals.
  if (/\p{Script=Georgian}/u.test(initial)) return initial.toLowerCase();
  // The first letter alone, because the capital of a ligature, for example, may be two.
  return letter.exec(initial.toLocaleUpperCase())?.[0] ?? '';
}
