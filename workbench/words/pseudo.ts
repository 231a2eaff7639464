/** Letters that a reader of English still recognizes, and that the product's font has. */
const accents = {
  from: 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ',
  to: 'åçéĝĥîĵķļñöŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ',
};

/** Doubled vowels make a text about 40 % longer, and let it break where the English breaks. */
const accent = (text: string) =>
  text
    .replaceAll(/[aeiouy]/g, '$&$&')
    .replaceAll(/[a-z]/gi, (letter) => accents.to[accents.from.indexOf(letter)] ?? letter);

/** Names stay as they are, because components look for them in the sentence. */
const keep = (accented: string, fact: unknown) =>
  typeof fact === 'string' && fact ? accented.replaceAll(accent(fact), fact) : accented;

/**
 * Makes a language of English words that shows what no translator has seen: a text without brackets is not from the
 * words, and one that is cut off has no room for a longer language.
 */
export function pseudo<Words>(words: Words): Words {
  const changed = (value: unknown, facts: readonly unknown[] = []): unknown => {
    if (typeof value === 'string') return value && `[${facts.reduce(keep, accent(value))}]`;
    if (typeof value === 'function') {
      return (...given: unknown[]) => changed(value(...given), given);
    }
    if (Array.isArray(value)) return value.map((each) => changed(each));
    return Object.fromEntries(
      Object.entries(value as object).map(([key, each]) => [key, changed(each)]),
    );
  };
  return changed(words) as Words;
}
