import { expect, it } from 'vitest';
import { languages } from '#components/words/languages.ts';
import { hashOf } from '#tools/content/compiler/hash.ts';
import { wordsOf } from './allWords.ts';
import { groupOf, sentencesIn } from './sentences.ts';

const tags = Object.keys(languages) as (keyof typeof languages)[];
const english = sentencesIn(wordsOf('en'));

const isName = (fact: unknown) => typeof fact === 'string';

/** One that is 0, 1 or 2 may be a word. */
const numbersIn = (text = '') =>
  (text.match(/\d+/g) ?? []).filter((number) => Number(number) > 2).toSorted();

/** What a line can break apart: a number and its unit or month, a word and its dots. */
const brokenNumbers: Readonly<Record<string, RegExp>> = {
  de: /\d (?:%|Min\.)| …|(?<![\d.])\d{1,2}\. \p{L}/u,
};

it.each(tags)('%s says each sentence with its facts', (tag) => {
  const own = sentencesIn(wordsOf(tag));
  expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  const odd = own.filter(
    ({ text, facts }, index) =>
      /^$|undefined|null|NaN|\[object|Invalid Date|  |"/.test(text) ||
      brokenNumbers[tag]?.test(text) ||
      !facts.filter(isName).every((name) => text.includes(name)) ||
      numbersIn(text).join() !== numbersIn(english[index]?.text).join(),
  );
  expect(odd).toEqual([]);
});

it.each(tags.filter((tag) => tag !== 'en'))('%s translates what English says now', (tag) => {
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
    [portal.persistence.remove.spoken, portal.persistence.remove.visible],
    [languages[tag].choose, languages[tag].name],
  ] as const;
  const lowered = (text: string) => text.toLocaleLowerCase(tag);
  expect(parts.filter(([whole, part]) => !lowered(whole).includes(lowered(part)))).toEqual([]);
});
