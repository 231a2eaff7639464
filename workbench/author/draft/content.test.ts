import { expect, it } from 'vitest';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { openableIn, originalOf, placed } from './content.ts';
import { fromFile } from './missionDraft.ts';

const mission = (text: string) => `---\ntitle: A\ntag: HR\ntagColor: red\nday: 3\n---\n\n${text}`;
const files = [
  { path: 'sales/1-start/1-hello.md', text: mission('Hello.') },
  { path: 'intern/1-start/1-hello.md', text: mission('Hi.') },
  { path: 'intern/1-start/2-bye.md', text: mission('Bye.') },
  { path: 'README.md', text: 'No mission.' },
];
const german = (of = '') => `---\ntitle: B\ntag: Personal\nof: ${of}\n---\n\nHallo.`;
const [ofSales, ofInterns] = openableIn(files, ['de']).flatMap(({ draft }) => draft.of || []);

it('offers missions and their translations, and knows which are missing or older than their English', () => {
  const found = openableIn(
    [
      ...files,
      { path: 'sales/1-start/1-hello.de.md', text: german(ofSales) },
      { path: 'intern/1-start/1-hello.de.md', text: german(ofSales) },
    ],
    ['de'],
  );
  expect(found.map(({ label, draft: { title, text, day } }) => [label, title, text, day])).toEqual([
    ['A', 'A', 'Hello.', '3'],
    ['A – German', 'B', 'Hallo.', '3'],
    ['A', 'A', 'Hi.', '3'],
    ['A – German, older than its English', 'B', 'Hallo.', '3'],
    ['A', 'A', 'Bye.', '3'],
    ['A – German, missing', '', 'Bye.', '3'],
  ]);
});

it('begins a translation as the build expects it, whatever comments the English file has', () => {
  const path = 'sales/1-start/1-hello.md';
  const commented = [{ path, text: mission('Hello.').replace('tag:', '\n # of HR\ntag:') }];
  const [, begun] = openableIn(commented, ['de']);
  expect(begun && originalOf(begun.draft, commented)).toMatchObject({ title: 'A', text: 'Hello.' });
  const { gaps } = compilePlans([
    { path: 'plans.yaml', text: 'languages: [de]\nstandard: sales' },
    ...commented,
  ]);
  const message = expect.stringContaining(`"of: ${begun?.draft.of}"`);
  expect(gaps).toContainEqual(expect.objectContaining({ kind: 'missing', message }));
});

it.each([
  ['1-hello.de.md', german(ofSales), 'sales/1-start'],
  ['1-hello.de (1).md', german(ofInterns), 'intern/1-start'],
  ['1-hello.de.md', german('older'), 'sales/1-start'],
  ['2-tour.de.md', german(ofSales), undefined],
  ['2-bye.md', mission('Changed.'), 'intern/1-start'],
  ['1-hello.md', mission('Of one of two.'), ''],
])('finds the milestone of %s', (name, file, folder) => {
  expect(placed(fromFile(name, file), files)?.folder).toBe(folder);
});
