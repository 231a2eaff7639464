import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageOf, languages, type Part } from '#components/words/languages.ts';
import { hashOf } from '#tools/content/compiler/hash.ts';
import { wordsOf } from './allWords.ts';
import { groupOf, isSpoken, sentencesIn } from './sentences.ts';

const tags = Object.keys(languages) as (keyof typeof languages)[];
const english = sentencesIn(wordsOf('en'));
const allParts = Object.keys(wordsOf('en')) as Part[];

it.each(tags)('%s has the files of the parts that it speaks', (tag) => {
  const files = readdirSync(`src/components/words/${tag}`).map((file) => file.replace('.ts', ''));
  const parts = files.filter((file) => file !== 'beforePortal');
  const spoken = allParts.filter((part) => languageOf(part, tag) === tag);
  expect(new Set(parts)).toEqual(new Set(spoken));
});

const isName = (fact: unknown) => typeof fact === 'string';

/** A number up to 2 may be a word. */
const numbersIn = (text = '') =>
  (text.match(/\d+/g) ?? []).filter((number) => Number(number) > 2).toSorted();

/** Places for a line break: between a number and its unit or month, between a word and its dots. */
const brokenNumbers: Readonly<Record<string, RegExp>> = {
  de: /\d (?:%|Min\.)| …|(?<![\d.])\d{1,2}\. \p{L}/u,
};

it.each(tags)('%s says each sentence with its facts', (tag) => {
  const own = sentencesIn(wordsOf(tag));
  expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  const odd = own.filter(
    ({ text, facts, path }, index) =>
      /^$|undefined|null|NaN|\[object|Invalid Date|  |"/.test(text) ||
      (isSpoken(tag, { path }) && brokenNumbers[tag]?.test(text)) ||
      !facts.filter(isName).every((name) => text.includes(name)) ||
      numbersIn(text).join() !== numbersIn(english[index]?.text).join(),
  );
  expect(odd).toEqual([]);
});

it.each(tags.filter((tag) => tag !== 'en'))('%s translates what English says now', (tag) => {
  const groups: Record<string, string> = {};
  for (const sentence of english.filter((each) => isSpoken(tag, each))) {
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
