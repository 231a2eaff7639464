import { expect, it } from 'vitest';
import { english } from './allWords.ts';
import { notes, notesAt } from './notes.ts';
import { formsIn } from './sentencesIn.ts';

it('each note is at a sentence, or at a group of sentences', () => {
  const paths = [...formsIn(english).keys()].map((path) => `${path}.`);
  const lost = [...notes.keys()].filter((at) => !paths.some((path) => path.startsWith(`${at}.`)));
  expect(lost).toEqual([]);
});

it.each([
  [
    'portal.timeline.spokenStates.next',
    'portal.timeline',
    'After the name of a milestone, for screen readers.',
  ],
  ['page.reload', 'page', 'The part of `incomplete` that is a link.'],
])('%s has the note inside of %s', (path, group, note) => {
  expect(notesAt(path, group)).toEqual([note]);
});
