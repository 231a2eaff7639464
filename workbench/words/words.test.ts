import { expect, it } from 'vitest';
import { languages } from '#components/words/languages.ts';
import { hashOf } from '#tools/content/compiler/hash.ts';
import { wordsOf } from './allWords.ts';
import { groupOf, sentencesIn } from './sentencesIn.ts';

const tags = Object.keys(languages) as (keyof typeof languages)[];
const translated = tags.filter((tag) => tag !== 'en');
const english = sentencesIn(wordsOf('en'));

/** Names and addresses, unlike codes such as `spaceAtEnd`. */
const isName = (fact: unknown): fact is string =>
  typeof fact === 'string' && /^\p{Lu}|@/u.test(fact);

/** What a line can break apart: a number and its unit or month, a word and its dots. */
const brokenNumbers: Readonly<Record<string, RegExp>> = {
  de: /\d (?:%|Min\.)| …|(?<![\d.])\d{1,2}\. \p{L}/u,
};

it.each([...tags, 'en-XA'] as const)('%s says each sentence with its facts', (tag) => {
  const odd = sentencesIn(wordsOf(tag)).filter(
    ({ text, facts }) =>
      !text ||
      brokenNumbers[tag]?.test(text) ||
      /undefined|null|NaN|\[object|Invalid Date|  |"/.test(text) ||
      !facts.filter(isName).every((name) => text.includes(name)),
  );
  expect(odd).toEqual([]);
});

/** A date may bring a point of its own, or none. */
const ends = [/\?$/, /:$/, /…$|\.{3}$/, /[.!]$/];
const endOf = (text: string) => ends.findIndex((end) => end.test(text));

/** One that is 0, 1 or 2 may be a word. */
const numbersIn = (text: string) =>
  (text.match(/\d+/g) ?? []).filter((number) => Number(number) > 2).toSorted();

it.each(translated)('%s says in its own words what English says', (tag) => {
  const own = sentencesIn(wordsOf(tag));
  expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  const odd = own.filter(({ text }, index) => {
    const said = english[index]?.text ?? '';
    // One word, such as `Link`, can be the same in two languages.
    const isCopied = text === said && /\p{L} /u.test(said);
    const isEndedAlike = endOf(said) === -1 || endOf(text) === endOf(said);
    const isCountedAlike = numbersIn(text).join() === numbersIn(said).join();
    return isCopied || text.includes("'") || !isEndedAlike || !isCountedAlike;
  });
  expect(odd.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

it.each(translated)('%s translates what English says now', (tag) => {
  const groups: Record<string, string> = {};
  for (const sentence of english) {
    const group = groupOf(sentence);
    groups[group] = hashOf(`${groups[group] ?? ''}${sentence.path}${sentence.text}`);
  }
  const help = `The English of a group has changed. Look at its ${tag}, then run this file with -u`;
  expect(groups, help).toMatchSnapshot();
});

it.each(tags)('%s has in a sentence the part that is seen or drawn apart', (tag) => {
  const { portal, page } = wordsOf(tag);
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
