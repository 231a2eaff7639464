import { expect, it } from 'vitest';
import { cleanEmail } from './cleanEmail.ts';

const address = 'anna.schmidt-o@example.com';

it.each([
  `\u200b${address}`,
  'anna.\u200bschmidt-o@example.com',
  'anna.schmidt-o@exam\u00adple.com',
  `\u200e${address}\u202c`,
  `\ufeff${address}\u2060`,
  `\u00a0${address}\u00a0`,
  `\t${address}\u3000`,
  'anna.schmidt-o @ example.com',
  'anna.schmidt-o@\u00a0example.com',
  'anna.schmidt\u2011o@example.com',
  'ａｎｎａ.schmidt-o＠example.com',
  `${address}.`,
  `${address},`,
  `${address}; `,
  `"${address}"`,
  `“${address}”`,
  `'${address}'`,
  `(${address})`,
  `<${address}>`,
  `<${address}>;`,
  `Anna Schmidt <${address}>`,
  `"Schmidt, Anna" <${address}>,`,
  `Anna Schmidt (${address})`,
  `Anna Schmidt [mailto:${address}]`,
  `mailto:${address}`,
  `MAILTO:${address}?subject=Your%20first%20day`,
  `E-mail: ${address}`,
  `${address} <mailto:${address}>`,
  `[${address}](mailto:${address})`,
])('finds the address in %j', (text) => {
  expect(cleanEmail(text)).toBe(address);
});

it.each([
  address,
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna schmidt@example.com',
  'Anna anna@example.com',
  'anna@example.com, ben@example.com',
  'Anna <anna@example.com>, Ben <ben@example.com>',
  'anna@example.com is my address',
  'anna@@example.com',
  "o'brien+new@example.com",
  '_anna@example.com',
  'anna@münchen.example',
  'anna@localhost',
])('leaves %j as it is', (text) => {
  expect(cleanEmail(text)).toBe(text);
});
