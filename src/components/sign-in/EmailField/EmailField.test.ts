import { expect, it } from 'vitest';
import { cleanEmail } from './EmailField.tsx';

const address = 'anna.schmidt-o@example.com';

it.each([
  `\u200b${address}`,
  'anna.\u200bschmidt-o@example.com',
  `\ufeff${address}\u2060`,
  `\u00a0${address}\u202f`,
  `\u200e${address}\u202c`,
  ` \u200b ${address}`,
])('removes what cannot be seen from %j', (text) => {
  expect(cleanEmail(text)).toBe(address);
});

it.each([
  `mailto:${address}`,
  ` mailto: ${address}`,
  `Mailto:${address}?subject=Hello`,
  `Anna Schmidt <${address}>`,
  `"Schmidt, Anna" <${address}>;`,
  `<\u200b${address} >`,
  `${address}<mailto:${address}>`,
])('removes what surrounds the address in %j', (text) => {
  expect(cleanEmail(text)).toBe(address);
});

it.each([
  address,
  '',
  'anna',
  'Anna <anna@example.com>, Ben <ben@example.com>',
  'anna@example.com <Anna>',
  'anna schmidt@example.com',
  'anna@ example.com',
  'anna@münchen.example',
])('leaves %j as it is', (text) => {
  expect(cleanEmail(text)).toBe(text);
});
