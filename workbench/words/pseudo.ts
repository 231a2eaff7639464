/** Letters that a reader of English still recognizes, and that the product's font has. */
const accents = {
  from: 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ',
  to: 'åçéĝĥîĵķļñöŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ',
};

/** All texts in the facts of a sentence. */
function textsIn(facts: unknown): string[] {
  if (typeof facts === 'string') return facts === '' ? [] : [facts];
  return typeof facts === 'object' && facts !== null ? Object.values(facts).flatMap(textsIn) : [];
}

/** Doubled vowels make a text about 40 % longer, and let it break where the English breaks. */
const accent = (text: string) =>
  text
    .replaceAll(/[aeiouy]/g, '$&$&')
    .replaceAll(/[a-z]/gi, (letter) => accents.to[accents.from.indexOf(letter)] ?? letter);

/** Names stay as they are. */
function pseudoText(text: string, names: readonly string[]): string {
  const keep = (accented: string, name: string) => accented.replaceAll(accent(name), name);
  return text && `[${names.reduce(keep, accent(text))}]`;
}

/**
 * Makes a language of English words that shows what no translator has seen: a text without brackets is not from the
 * words, and one that is cut off has no room for a longer language.
 */
export function pseudo<Words>(words: Words, names: readonly string[] = []): Words {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value, names);
    if (typeof value === 'function') {
      return (...facts: unknown[]) => pseudo(value(...facts), textsIn(facts));
    }
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each)]));
  };
  return changed(words) as Words;
}
