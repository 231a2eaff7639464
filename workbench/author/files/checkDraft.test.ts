import { expect, it } from 'vitest';
import { checkDraft } from './checkDraft.ts';
import { emptyDraft, type MissionDraft } from './missionFile.ts';
import { translationsIn } from './translations.ts';

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
  of: translationsIn(files, ['de'])[0]?.draft.of ?? '',
};
const begun = { folder: 'sales/2-end', milestone: 'End' };

it.each<[what: string, change: Partial<MissionDraft>, problems: RegExp[]]>([
  ['nothing', {}, []],
  ['what is not written yet', emptyDraft, []],
  ['a mission of that name that is open', { name: '1-hello' }, []],
  ['a new milestone', begun, []],
  ['a new milestone without a name', { ...begun, milestone: ' ' }, []],
  ['a long title', { title: 'x'.repeat(101) }, [/^title 0 .* more than 100 characters/]],
  ['the minutes', { minutes: 'ten' }, [/^minutes 0 Write a whole number/]],
  ['the day', { day: '2.5' }, [/^day 0 Write a whole number/]],
  ['a color of a file', { tagColor: 'orange' }, [/^tagColor 0 Choose one of the five/]],
  ['another color than in the plan', { tagColor: 'blue' }, [/^tagColor 0 .* the tag is red/]],
  ['the same before the other', { name: '0-hi', tagColor: 'blue' }, [/^tagColor 0 .* is red/]],
  ['a name that is none', { name: 'Straße' }, [/^name 0 Write a number, a hyphen/]],
  ['a number twice', { name: '1-hi' }, [/^name 0 .* this number/]],
  ['a number twice, before the other', { name: '1-aha' }, [/^name 0 .* this number/]],
  ['an id twice', { name: '2-hello' }, [/^name 0 .* this name/]],
  ['a number and an id twice', { folder: 'sales/3-more', name: '1-hello' }, [/^name 0 .* this n/]],
  ['a text of which nothing is shown', { text: '[a]: https://a.test' }, [/^text 0/, /^text 1 No/]],
  ['lines of the text', { text: '\n#### A\n\n<b>B</b>' }, [/^text 2 The h/, /^text 4 HTML/]],
  ['second dashes', { text: '---\nowner: HR\n---' }, [/^text 1 .* has no “owner”/]],
  ['the day of a new milestone', { ...begun, milestoneDay: 'x' }, [/^milestoneDay 0 Write a wh/]],
  ['a name of a milestone', { ...begun, folder: 'sales/2-start' }, [/^milestone 0 This plan has/]],
  ['a number of a milestone', { ...begun, folder: 'sales/1-end' }, [/^milestone 0 .* its number/]],
  ['a translation', translation, []],
  ['other steps', { ...translation, text: '- [ ] C' }, [/^text 0 The English text has no steps/]],
  ['no mission', { ...translation, name: '9-gone' }, [/^name 0 There is no mission "9-gone.md"/]],
  [
    'dashes in a translation',
    { ...translation, text: '---\nminutes: 5\n---' },
    [/^text 1 .* a translation has no “minutes”/],
  ],
  ['a name of a plan', { ...begun, plan: 'Sales' }, [/^plan 0 There is a plan/]],
])('finds %s', (_, change, expected) => {
  const { problems } = checkDraft({ ...sound, ...change }, new Map(), files);
  const told = problems.map(({ part, line, message }) => `${part} ${line} ${message}`);
  expect(told).toEqual(expected.map((each) => expect.stringMatching(each)));
});
