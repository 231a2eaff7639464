import { expect, it } from 'vitest';
import { languages } from '#components/words/languages.ts';
import { hashOf } from '#tools/content/compiler/hash.ts';
import { loadAllWords } from './allWords.ts';
import { type ExampleSentence, formsIn, sentencesIn } from './sentencesIn.ts';

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

/** What a line can break apart: a number and its unit or month, a word and its dots. */
const brokenNumbers: Readonly<Record<string, RegExp>> = {
  de: /\d (?:%|Min\.)| …|(?<![\d.])\d{1,2}\. \p{L}/u,
};

/** A date may bring a point of its own, or none. */
const ends = [/\?$/, /:$/, /…$|\.{3}$/, /[.!]$/];
const endOf = (text: string) => ends.findIndex((end) => end.test(text));

/** One that is 0, 1 or 2 may be a word. */
const numbersIn = (text: string) =>
  (text.match(/\d+/g) ?? [])
    .filter((number) => Number(number) > 2)
    .toSorted()
    .join(' ');

/** Another calendar has other numbers. */
const isDated = (facts: readonly unknown[]) =>
  facts.some((fact) => fact instanceof Date || Object(fact).date !== undefined);

it.each([...tags, pseudo])('%s says each sentence with its facts', (tag) => {
  const odd = (all.get(tag) ?? []).filter(
    ({ text, facts }) =>
      !text ||
      brokenNumbers[tag]?.test(text) ||
      /undefined|null|NaN|\[object|Invalid Date|  |"/.test(text) ||
      !facts.filter(isName).every((name) => text.includes(name)),
  );
  expect(odd).toEqual([]);
});

function isOdd(own: string, text: string, facts: readonly unknown[]): boolean {
  // One word, such as `Link`, can be the same in two languages.
  const isCopied = own === text && /\p{L} /u.test(text);
  const isEndedAlike = endOf(text) === -1 || endOf(own) === endOf(text);
  const isCountedAlike = isDated(facts) || numbersIn(own) === numbersIn(text);
  return isCopied || own.includes("'") || !isEndedAlike || !isCountedAlike;
}

it.each(tags.filter((tag) => tag !== 'en'))('%s says in its own words what English says', (tag) => {
  const own = all.get(tag) ?? [];
  expect(own.length).toBe(english.length);
  const odd = own.filter(({ text, facts }, index) =>
    isOdd(text, english[index]?.text ?? '', facts),
  );
  expect(odd.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

/** Of each group of English texts, in all forms that the examples ask for. */
const groups: Record<string, string> = {};
for (const [path, forms] of formsIn(await loadAllWords('en'))) {
  const group = path.split('.').slice(0, 2).join('.');
  groups[group] = hashOf(`${groups[group] ?? ''}${path}${forms.join('\n')}`);
}

it.each(tags.filter((tag) => tag !== 'en'))('%s translates what English says now', (tag) => {
  const help = `The English of a group has changed. Look at its ${tag}, then run this file with -u`;
  expect(groups, help).toMatchSnapshot();
});

it.each(tags)('%s has in a sentence the part that is seen or drawn apart', async (tag) => {
  const { portal, page } = await loadAllWords(tag);
  const { begin } = portal.intro;
  const progress = { completed: 1, total: 1 };
  const parts = [
    [page.incomplete, page.reload],
    [portal.progress.sentence(progress), portal.progress.count(progress)],
    [begin.new.whole(''), begin.new.brief],
    [begin.begun.whole(''), begin.begun.brief],
    [portal.persistence.remove.heard, portal.persistence.remove.seen],
    [languages[tag].choose, languages[tag].name],
  ] as const;
  const lowered = (text: string) => text.toLocaleLowerCase(tag);
  expect(parts.filter(([whole, part]) => !lowered(whole).includes(lowered(part)))).toEqual([]);
});

it('Pseudo makes each text longer, all together by about 40 %', () => {
  const lengthOf = (tag: string) =>
    (all.get(tag) ?? []).reduce(
      (sum, { text, facts }) => sum + (facts.length > 0 ? 0 : text.length),
      0,
    );
  expect((lengthOf(pseudo) / lengthOf('en')).toFixed(1)).toBe('1.4');
});
