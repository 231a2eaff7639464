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

it.each([
  'import "./Page With Space.css";',
  '<p>{words.title}{" "}</p>',
  '<p className="narrow page">1 / 2</p>',
  '<a rel="noopener noreferrer" type="button" />',
  '<Button kind="primary" size="1rem" />',
  'if (event.key === "ArrowUp") throw new TypeError(`No ${name} here`);',
  'console.error("It went wrong", error);',
  'const { top } = document.querySelector("main > p.Today");',
  'const path = "M0 8C18 8 24 2 38 3";',
  'const page = "<script>let a = 1</script>";',
  'const classes = `${first} ${second}`;',
])('lets %s pass', (code) => {
  expect(literalSentences(code)).toEqual([]);
});

it('every sentence of the product is from src/components/words', () => {
  const { inWords, elsewhere } = findSentences();
  expect(inWords).toBeGreaterThan(150);
  expect(elsewhere).toEqual([]);
});
