import { expect, it } from 'vitest';
import { forTerminal } from './text.ts';

it.each([
  ['an escape', '\u001B[2J\u009B2J'],
  ['a new line', '\r\n\u2028\u2029'],
  ['a direction', '\u061C\u200E\u200F\u202A\u202E\u2066\u2069'],
  ['what is not seen', '\u00AD\u200B\u2060\uFEFF\u{E0041}'],
  ['half a character', '\uD83D'],
])('shows %s as question marks', (_what, text) => {
  expect(forTerminal(`a${text}b`)).toMatch(/^a[?2J[]+b$/);
});

it('leaves names in all scripts and emoji as they are', () => {
  const names = 'Zoë O’Brien, 山田 花子, مریم\u200Cها, 👩\u200D💻, Dặng';
  expect(forTerminal(names)).toBe(names);
});
