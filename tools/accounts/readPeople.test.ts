import { expect, it } from 'vitest';
import { readPeople } from './readPeople.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
/** `’` and `Š` are where Windows-1252 differs from Latin-1. */
const windows = (text: string) =>
  Buffer.from(text.replaceAll('’', '\x92').replaceAll('Š', '\x8A'), 'latin1');

const header = 'email,name,plan,first day';

it.each([
  [
    'Google Sheets',
    utf8('email,name\r\na@b.test,"Nwosu, Amara"\r\nc@b.test,Dặng Thị Hà'),
    'UTF-8',
    ['Nwosu, Amara', 'Dặng Thị Hà'],
  ],
  [
    'Excel, as CSV UTF-8',
    utf8('\uFEFFemail;name\r\na@b.test;"Nwosu; Amara"\r\nc@b.test;"Robert ""Bob"" Müller"\r\n'),
    'UTF-8',
    ['Nwosu; Amara', 'Robert "Bob" Müller'],
  ],
  [
    'Excel, as CSV in Western Europe',
    windows('email;name\r\na@b.test;Šárka O’Brien\r\nc@b.test;Müller, José'),
    'Windows-1252',
    ['Šárka O’Brien', 'Müller, José'],
  ],
  ['Excel, as Unicode Text', utf16('email\tname\r\na@b.test\tZoë\r\n'), 'UTF-16', ['Zoë']],
  ['Numbers, on an old Mac', utf8('email,name\ra@b.test,José\r'), 'UTF-8', ['José']],
])('reads what comes from %s', (_program, bytes, encoding, names) => {
  const file = readPeople(bytes);
  expect(file).toMatchObject({ encoding, problems: [], unknown: [] });
  expect(file.rows.map(({ cells }) => cells.name)).toEqual(names);
});

it('takes columns in any order and spelling, numbers rows as a spreadsheet does, and drops blank ones', () => {
  const file = readPeople(
    utf8(
      ';;;;\n FIRST_DAY;Department;E-Mail;buddyLink;\n\n 30.11.2026 ;IT;a@b.test;;\n;;;;\n;;b@b.test\n',
    ),
  );
  expect(file).toMatchObject({ headerLine: 2, unknown: ['Department'], problems: [] });
  expect([...file.columns]).toEqual(['first day', 'email', 'buddy link']);
  expect(file.rows).toEqual([
    { line: 4, cells: { 'first day': '30.11.2026', email: 'a@b.test', 'buddy link': '' } },
    { line: 6, cells: { 'first day': '', email: 'b@b.test', 'buddy link': '' } },
  ]);
});

it.each<[string, string | Uint8Array, number, RegExp]>([
  ['a workbook with another name', 'PK\x03\x04\x14\0…', 1, /^This is a workbook/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 1, /^This is a workbook/],
  ['a quotation without end', `${header}\na@b.test,"Amara\nb@b.test,Ben\n`, 2, /quotation mark/],
  ['a comma without quotes', `${header}\na@b.test,Nwosu, Amara,,x\n`, 2, /^Cell 5 has/],
  [
    'a title above the names',
    `New hires,,\n${header}\na@b.test,Amara\n`,
    1,
    /^The first line has to name the columns: email, .* Remove what is above the names/,
  ],
  ['a column twice', `${header},E-Mail\na@b.test\n`, 1, /^There are two columns "email"/],
])('reports %s', (_what, written, line, message) => {
  const { problems } = readPeople(typeof written === 'string' ? utf8(written) : written);
  expect(problems).toEqual([{ line, message: expect.stringMatching(message) }]);
});

it('takes away what is not seen around a text, as mail programs copy it', () => {
  const { rows } = readPeople(utf8(`${header}\n\u202Aa@b.test\u202C,\u200B Amara\u00A0\u200B\n`));
  expect(rows[0]?.cells).toMatchObject({ email: 'a@b.test', name: 'Amara' });
});
