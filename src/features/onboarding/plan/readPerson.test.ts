import { expect, it } from 'vitest';
import { readPerson } from './readPerson.ts';

const name = 'Ida Holm';
const mail = 'mailto:ida.holm@example.com';

it.each<[unknown, object]>([
  [name, { name }],
  [{ name: ' Ida\n \u00a0Holm ', since: 2020 }, { name }],
  [{ name: 'عائشة خان' }, { name: 'عائشة خان' }],
])('reads %o', (claim, person) => {
  expect(readPerson(claim)).toEqual(person);
});

it.each([
  [mail, mail],
  [' MAILTO:ida.holm@example.com ', 'MAILTO:ida.holm@example.com'],
  ['tel:+47-12-34', 'tel:+47-12-34'],
  ['https://chat.example.com/ida', 'https://chat.example.com/ida'],
])('reads the link %o', (link, read) => {
  expect(readPerson({ name, link })).toEqual({ name, link: read });
});

it.each<unknown>([
  'ida.holm@example.com',
  'http://chat.example.com/ida',
  'https:chat.example.com/ida',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'mailto:',
  'mailto:ida holm@example.com',
  'mailto:ida\u0000@example.com',
  `https://example.com/${'a'.repeat(500)}`,
  42,
])('knows the person without the link %o', (link) => {
  expect(readPerson({ name, link })).toEqual({ name });
});

it.each<unknown>([
  undefined,
  null,
  [name],
  '\u200b',
  'a'.repeat(201),
  { link: mail },
  { name: ' \u00a0 ' },
  { name: { first: 'Ida' } },
])('knows nobody by %o', (claim) => {
  expect(readPerson(claim)).toBeUndefined();
});
