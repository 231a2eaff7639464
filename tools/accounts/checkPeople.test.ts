import { describe, expect, it } from 'vitest';
import { checkPeople } from './checkPeople.ts';
import { readPeople } from './readPeople.ts';

const plans = ['intern', 'new-hire'];
const header = 'email;name;plan;first day;id;language;buddy;buddy link';

const check = async (text: string) => checkPeople(await readPeople(Buffer.from(text)), plans);
const checkRow = (row: string) => check(`${header}\n${row}\n`);

it('makes claims of the columns', async () => {
  const { people, problems } = await checkRow(
    'Amara@Example.com; Amara Nwosu ;new-hire;2026-11-30;0042;de;Ben Ito;ben@example.com',
  );
  expect(problems).toEqual([]);
  expect(people).toEqual([
    {
      line: 2,
      at: expect.any(Function),
      id: '0042',
      email: 'amara@example.com',
      name: 'Amara Nwosu',
      language: 'de',
      claims: {
        plan: 'new-hire',
        joinDate: '2026-11-30',
        buddy: { name: 'Ben Ito', link: 'mailto:ben@example.com' },
      },
    },
  ]);
});

it('takes away what an empty cell leaves out, and leaves what has no column', async () => {
  const { people, problems } = await check(
    'email;name;plan;first day;manager;manager link\na@b.test;Amara;;;;\nb@b.test;Ben;;;Dan;',
  );
  expect(problems).toEqual([]);
  expect(people.map(({ claims }) => claims)).toEqual([
    { plan: '', joinDate: '', manager: '' },
    { plan: '', joinDate: '', manager: { name: 'Dan', link: '' } },
  ]);
});

// A chat link as Teams copies it.
const chat = `https://teams.microsoft.com/l/${'x'.repeat(200)}`;

it.each([
  ['mailto:ben@example.com', 'mailto:ben@example.com'],
  ['tel:+4930123456', 'tel:+4930123456'],
  [chat, chat],
  ["o'brien@example.com", "mailto:o'brien@example.com"],
])('takes %s as the link %s', async (written, link) => {
  const { people, problems } = await checkRow(`a@b.test;Amara;;;;;Ben;${written}`);
  expect(problems).toEqual([]);
  expect(people[0]?.claims.buddy).toEqual({ name: 'Ben', link });
});

describe('reports', () => {
  it.each([
    [';Amara;;', /^The email is missing\. Enter the address the person signs in with\.$/],
    ['amara;Amara;;', /^The email "amara" is not an address such as anna@example\.com\.$/],
    ['a b@b.test;Amara;;', /^The email "a b@b\.test" contains a space\. Remove it\.$/],
    [
      'a\u200B@b.test;Amara;;',
      /contains an invisible character, or one that addresses cannot contain/,
    ],
    ['a@b.test; \u00A0 ;;', /^The name is missing\. Write it as the portal should show it\.$/],
    ['a@b.test;"Amara\nNwosu";;', /^The name contains a line break\. Write it on one line\.$/],
    ['a@b.test;Ama\0ra;;', /^The name contains a character that cannot be shown/],
    [`a@b.test;${'x'.repeat(101)};;`, /^The name has more than 100 characters/],
    ['a@b.test;#N/A;;', /^The name is "#N\/A", a formula or its error\. Write the text itself\.$/],
    ['a@b.test;TBD;;', /^The name is "TBD", which is not a value\. Fill it in, or clear/],
    ['a@b.test;Amara;sales;', /^There is no plan "sales"\. There are intern, new-hire\.$/],
    ['a@b.test;Amara;New-Hire;', /^There is no plan "New-Hire"\. Write it as new-hire\.$/],
    [
      'a@b.test;Amara;;3/4/2026',
      /^The first day "3\/4\/2026" is not a date\. Type it as a date in the spreadsheet, or as text in the form YYYY-MM-DD\.$/,
    ],
    [
      'a@b.test;Amara;;tbd',
      /^The first day "tbd" is not a date\. Clear the cell until you know the day\.$/,
    ],
    ['a@b.test;Amara;;;1,23457E+11', /^The spreadsheet has rewritten the id as "1,23457E\+11"\./],
    ['a@b.test;Amara;;;;German', /^The language "German" is not a language code\. Write de\.$/],
    [
      'a@b.test;Amara;;;;xx',
      /^The language "xx" is not a language code\. Write a code, such as de\.$/,
    ],
    ['a@b.test;Amara;;;;;;ben@b.test', /^The buddy is missing\. Write who the buddy link leads/],
    // The portal would silently omit these.
    ['a@b.test;Amara;;;;;Ben;https://b.test\\ben', /does not work/],
    ['a@b.test;Amara;;;;;Ben;tel:+49 30 1234', /does not work.* without spaces/],
    [`a@b.test;Amara;;;;;Ben;https://b.test/${'x'.repeat(500)}`, /does not work.* 500 characters/],
    ['a@b.test;Amara;;;;;7;', /^The buddy "7" needs at least one letter\. Write a name\.$/],
  ])('%j', async (row, message) => {
    const { problems } = await checkRow(row);
    expect(problems).toEqual([{ line: 2, at: 'line 2', message: expect.stringMatching(message) }]);
  });

  it('an address and an id of an earlier row, whatever the capitals, each at its cell', async () => {
    const rows = 'a@b.test;Amara;;;1\nb@b.test;Ben;;;2\nA@B.test;Cleo;;;2';
    const file = await readPeople(Buffer.from(`${header}\n${rows}\n`));
    const { problems } = checkPeople({ ...file, at: (line, column) => `${column}:${line}` }, plans);
    expect(problems).toMatchObject([
      { at: 'email:4', message: expect.stringMatching(/^The email "a@b\.test" is in email:2 alr/) },
      { at: 'id:4', message: expect.stringMatching(/^The id "2" is in id:3 already/) },
    ]);
  });
});
