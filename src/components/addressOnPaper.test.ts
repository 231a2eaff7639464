import { expect, it } from 'vitest';
import { addressOnPaper } from './addressOnPaper.ts';

it.each([
  ['mailto:ida@example.com', 'ida@example.com'],
  ['MAILTO:ida@example.com?subject=Hello', 'ida@example.com'],
  ['tel:+47-12-34', '+47-12-34'],
  ['https://example.com/?to=mailto:ida', 'https://example.com/?to=mailto:ida'],
  ['', ''],
])('paper shows %o as %o', (link, shown) => {
  expect(addressOnPaper(link)).toBe(shown);
});
