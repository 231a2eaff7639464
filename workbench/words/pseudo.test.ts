import { expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

const missions = (count: number) => `${count} missions left`;
const due = ({ name, day }: { name: string; day: string }) => `Ask ${name} by ${day}.`;

it.each([
  ['a text', pseudo('Sign in'), '[Šîîĝñ îîñ]'],
  ['no text', pseudo(''), ''],
  ['what a function says', pseudo(missions)(2), '[2 mîîššîîööñš ļééfţ]'],
  ['names', pseudo(due)({ name: 'Ann', day: 'A (B)' }), '[Åšķ Ann býý A (B).]'],
  [
    'the longer of two names',
    pseudo((a: string, b: string) => `${a}, ${b}`)('An', 'Anna'),
    '[An, Anna]',
  ],
  [
    'addresses',
    pseudo('Go to https://a.test/?b=c or to me@a.test'),
    '[Ĝöö ţöö https://a.test/?b=c ööŕ ţöö me@a.test]',
  ],
  [
    'groups, lists',
    pseudo({ page: { list: ['Go', 'No'] } }),
    { page: { list: ['[Ĝöö]', '[Ñöö]'] } },
  ],
])('%s', (_what, words, expected) => {
  expect(words).toEqual(expected);
});
