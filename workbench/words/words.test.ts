import { expect, it } from 'vitest';
import { languages } from '#components/words/languages.ts';
import { loadAllWords } from './allWords.ts';
import { type ExampleSentence, sentencesIn } from './sentencesIn.ts';

const tags = Object.keys(languages) as (keyof typeof languages)[];
const pseudo = 'en-XA';
const all = new Map<string, ExampleSentence[]>(
  await Promise.all(
    ([...tags, pseudo] as const).map(
      async (tag) => [tag, sentencesIn(await loadAllWords(tag))] as const,
    ),
  ),
);
const english = all.get('en') ?? [];

/** Names and addresses, unlike codes such as `spaceAtEnd`. */
const isName = (fact: unknown): fact is string =>
  typeof fact === 'string' && /^\p{Lu}|@/u.test(fact);

/** A number at the end of a line, and its unit or month in the next one. */
const brokenNumber = /\d (?:%|Min\.)|\d\. März/;

/** A date at the end may bring a point of its own, or none. */
const endOf = (text: string) => /[.:?…]$/.exec(text.replace(/\.{3}$/, '…'))?.[0] ?? '';

const digits = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join(' ');

it.each([...tags, pseudo])('%s says each sentence with its facts', (tag) => {
  const odd = (all.get(tag) ?? []).filter(
    ({ text, facts }) =>
      !text ||
      brokenNumber.test(text) ||
      /undefined|null|NaN|\[object|Invalid Date|  |"/.test(text) ||
      !facts.filter(isName).every((name) => text.includes(name)),
  );
  expect(odd).toEqual([]);
});

it.each(tags.filter((tag) => tag !== 'en'))('%s says in its own words what English says', (tag) => {
  const pairs = (all.get(tag) ?? []).map((own, index) => ({ own, english: english[index] }));
  expect(pairs.length).toBe(english.length);
  const odd = pairs.filter(({ own, english: { text = '' } = {} }) => {
    // One word, such as `Link`, can be the same in two languages.
    const isCopied = own.text === text && /\p{L} /u.test(text);
    const isSame = digits(own.text) === digits(text) && own.text.endsWith(endOf(text));
    return isCopied || own.text.includes("'") || !isSame;
  });
  expect(odd).toEqual([]);
});

it('Pseudo makes each sentence longer, all together by about 40 %', () => {
  const lengthOf = (tag: string) =>
    (all.get(tag) ?? []).reduce((sum, { text }) => sum + text.length, 0);
  expect((lengthOf(pseudo) / lengthOf('en')).toFixed(1)).toBe('1.4');
});
