import { expect, it } from 'vitest';
import { literalSentences } from '#tools/words/literalSentences.ts';
import { findSentences } from '#tools/words/sentences.ts';

it.each([
  ['<p>done</p>', 'done'],
  ['<p>{isOn && "on"}</p>', 'on'],
  ['<Button>Sign Out</Button>', 'Sign Out'],
  ['<nav aria-label="steps" />', 'steps'],
  ['<img alt={isOn ? "on" : ""} />', 'on'],
  ['<Note text={`${count} left`} />', '… left'],
  ['<NextStep verb="Start" />', 'Start'],
  ['type Verb = "Start" | 1;', 'Start'],
  ['const failure = { title: "Nothing was sent" };', 'Nothing was sent'],
  ['const said = `by ${day}`;', 'by …'],
  ['const said = "Loading..."', 'Loading...'],
  ['say(count === 1 ? "Add it" : two)', 'Add it'],
])('finds %s', (code, text) => {
  expect(literalSentences(`\n${code}`)).toEqual([{ line: 2, text }]);
});

// What it has to let pass, the product has.
it('every sentence of the product is from src/components/words', () => {
  const { inWords, elsewhere } = findSentences();
  expect(inWords).toBeGreaterThan(150);
  expect(elsewhere).toEqual([]);
});
