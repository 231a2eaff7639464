import { expect, it } from 'vitest';
import { checkDraft } from './checkDraft.ts';
import { openableIn } from './content.ts';
import { emptyDraft, type MissionDraft } from './missionDraft.ts';

const mission = '---\ntitle: A\ntag: HR\ntagColor: red\n---\n\nB.';
const files = [
  { path: 'plans.yaml', text: 'standard: sales' },
  { path: 'sales/1-start/milestone.yaml', text: 'name: Start' },
  { path: 'sales/1-start/1-hello.md', text: mission },
  { path: 'sales/3-more/milestone.yaml', text: 'name: More' },
  { path: 'sales/3-more/1-bye.md', text: mission },
];

const sound: MissionDraft = {
  ...emptyDraft,
  folder: 'sales/1-start',
  name: '2-hi',
  title: 'Say hello',
  tag: 'HR',
  tagColor: 'red',
  text: 'Hello.',
};
const translation: Partial<MissionDraft> = {
  language: 'de',
  name: '1-hello',
  tag: 'Personal',
  of: openableIn(files, ['de'])[1]?.draft.of ?? '',
};

it.each<[what: string, change: Partial<MissionDraft>, problems: RegExp[]]>([
  ['nothing', {}, []],
  ['what is not written yet', emptyDraft, []],
  ['a mission of that name that is open', { name: '1-hello' }, []],
  ['a long title', { title: 'x'.repeat(101) }, [/^title 0 .* more than 100 characters/]],
  ['a title that cannot be shown', { title: 'Say\u001B hello' }, [/^title 0 .* cannot be shown/]],
  ['the minutes', { minutes: 'ten' }, [/^minutes 0 The minutes must be a whole number/]],
  ['the day', { day: '2.5' }, [/^day 0 The day must be a whole number/]],
  ['a color of a file', { tagColor: 'orange' }, [/^tagColor 0 The tag color "orange" does not/]],
  [
    'another color than in the plan',
    { tagColor: 'blue' },
    [/^tagColor 0 The tag "HR" is red in .*, and blue here/],
  ],
  [
    'the same before the other',
    { name: '0-hi', tagColor: 'blue' },
    [/^tagColor 0 sales\/1-start\/1-hello\.md: The tag "HR" is blue in/],
  ],
  ['a name that is none', { name: 'Straße' }, [/^name 0 The file name is not valid/]],
  ['a number twice', { name: '1-hi' }, [/^name 0 The number 1 is used twice/]],
  ['a number twice, before the other', { name: '1-aha' }, [/^name 0 .* 1 is used twice/]],
  ['an id twice', { name: '2-hello' }, [/^name 0 The mission id "hello" is used twice/]],
  ['a text of which nothing is shown', { text: '[a]: https://a.test' }, [/^text 0/, /^text 1 No/]],
  ['lines of the text', { text: '\n#### A\n\n<b>B</b>' }, [/^text 2 The h/, /^text 4 HTML/]],
  ['second dashes', { text: '---\nowner: HR\n---' }, [/^text 1 The lines between the dashes/]],
  ['a translation', translation, []],
  ['other steps', { ...translation, text: '- [ ] C' }, [/^text 0 The English text has no steps/]],
  ['no mission', { ...translation, name: '9-gone' }, [/^text 0 There is no mission "9-gone.md"/]],
])('finds %s', (_, change, expected) => {
  const { problems } = checkDraft({ ...sound, ...change }, new Map(), files);
  const told = problems.map(({ part, line, message }) => `${part} ${line} ${message}`);
  expect(told).toEqual(expected.map((each) => expect.stringMatching(each)));
});
