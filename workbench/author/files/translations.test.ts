import { expect, it } from 'vitest';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { fromFile } from './missionFile.ts';
import { openedTranslation, translationsIn } from './translations.ts';

const mission = (text: string) => `---\ntitle: A\ntag: HR\ntagColor: red\nday: 3\n---\n\n${text}`;
const files = [
  { path: 'sales/1-start/1-hello.md', text: mission('Hello.') },
  { path: 'intern/1-start/1-hello.md', text: mission('Hi.') },
  { path: 'intern/1-start/2-bye.md', text: mission('Bye.') },
  { path: 'README.md', text: 'No mission.' },
];
const [ofSales, ofInterns] = translationsIn(files, ['de']).map(({ draft }) => draft.of);
const german = (of = '') => `---\ntitle: B\ntag: Personal\nof: ${of}\n---\n\nHallo.`;

it('knows which translations are missing, and which are older than their English', () => {
  const found = translationsIn(
    [
      ...files,
      { path: 'sales/1-start/1-hello.de.md', text: german(ofSales) },
      { path: 'intern/1-start/1-hello.de.md', text: german(ofSales) },
    ],
    ['de'],
  );
  expect(found.map(({ state, draft: { title, text, day } }) => [state, title, text, day])).toEqual([
    ['current', 'B', 'Hallo.', '3'],
    ['stale', 'B', 'Hallo.', '3'],
    ['missing', '', 'Bye.', '3'],
  ]);
});

it('begins a translation as the build expects it, whatever comments the English file has', () => {
  const path = 'sales/1-start/1-hello.md';
  const commented = [{ path, text: mission('Hello.').replace('tag:', '\n # of HR\ntag:') }];
  const [begun] = translationsIn(commented, ['de']);
  expect(begun?.original).toMatchObject({ title: 'A', text: 'Hello.' });
  const { gaps } = compilePlans([
    { path: 'plans.yaml', text: 'languages: [de]\nstandard: sales' },
    ...commented,
  ]);
  const message = expect.stringContaining(`"of: ${begun?.draft.of}"`);
  expect(gaps).toContainEqual(expect.objectContaining({ kind: 'missing', message }));
});

it.each([
  ['1-hello.de.md', ofSales, 'sales/1-start'],
  ['1-hello.de (1).md', ofInterns, 'intern/1-start'],
  ['1-hello.de.md', 'older', 'sales/1-start'],
  ['2-tour.de.md', ofSales, undefined],
])('finds the mission of %s, made from %s', (name, of, folder) => {
  expect(openedTranslation(fromFile(name, german(of)), files)?.folder).toBe(folder);
});
