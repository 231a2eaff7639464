import { expect, it } from 'vitest';
import { readPerson } from './readPerson.ts';

const name = 'Ida Holm';
const mail = 'mailto:ida.holm@example.com';

it.each<[unknown, object]>([
  [{ name }, { name }],
  [
    { name, link: mail },
    { name, link: mail },
  ],
  [
    { name, link: ' MAILTO:ida.holm@example.com ' },
    { name, link: 'MAILTO:ida.holm@example.com' },
  ],
  [
    { name, link: 'tel:+47-12-34' },
    { name, link: 'tel:+47-12-34' },
  ],
  [
    { name, link: 'https://chat.example.com/ida' },
    { name, link: 'https://chat.example.com/ida' },
  ],
  [
    { name, link: mail, since: 2020 },
    { name, link: mail },
  ],
  [{ name: ' Ida\n \u00a0Holm ' }, { name }],
  [
    { name: 'عائشة خان', link: mail },
    { name: 'عائشة خان', link: mail },
  ],
  [' Ida Holm ', { name }],
])('reads %o', (claim, person) => {
  expect(readPerson(claim)).toEqual(person);
});

it.each<unknown>([
  'ida.holm@example.com',
  '/ida',
  'http://chat.example.com/ida',
  'https:chat.example.com/ida',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,Ida',
  'mailto:',
  'mailto:ida holm@example.com',
  'mailto:ida\u0000@example.com',
  `https://example.com/${'a'.repeat(500)}`,
  '',
  42,
  null,
  { href: mail },
])('knows the person without the link %o', (link) => {
  expect(readPerson({ name, link })).toEqual({ name });
});

it.each<unknown>([
  undefined,
  null,
  42,
  true,
  [],
  ['Ida Holm'],
  '',
  ' \n ',
  '\u200b',
  'a'.repeat(10_000),
  {},
  { link: mail },
  { name: '' },
  { name: ' \u00a0 ' },
  { name: 'a'.repeat(10_000) },
  { name: { first: 'Ida' } },
])('knows nobody by %o', (claim) => {
  expect(readPerson(claim)).toBeUndefined();
});
