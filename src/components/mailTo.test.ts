import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mail, mailTo } from './mailTo.ts';

const address = 'mailto:ida@example.com';

it.each<[string, Mail, string]>([
  [address, { subject: 'Hello' }, `${address}?subject=Hello`],
  [address, { subject: 'Two words' }, `${address}?subject=Two%20words`],
  [
    address,
    { subject: 'Fish & chips = 100 % #1?' },
    `${address}?subject=Fish%20%26%20chips%20%3D%20100%20%25%20%231%3F`,
  ],
  [address, { subject: '1 + 1' }, `${address}?subject=1%20%2B%201`],
  [address, { subject: 'Über Größe' }, `${address}?subject=%C3%9Cber%20Gr%C3%B6%C3%9Fe`],
  [address, { subject: 'Lunch 🥗' }, `${address}?subject=Lunch%20%F0%9F%A5%97`],
  [
    address,
    { subject: 'Half of a sign: \ud83e' },
    `${address}?subject=Half%20of%20a%20sign%3A%20%EF%BF%BD`,
  ],
  [
    address,
    { subject: 'One\r\nBcc: all@example.com' },
    `${address}?subject=One%20Bcc%3A%20all%40example.com`,
  ],
  [address, { subject: 'A', body: 'One\nTwo' }, `${address}?subject=A&body=One%0D%0ATwo`],
  [
    address,
    { subject: 'A', body: 'One\r\n\r\nTwo' },
    `${address}?subject=A&body=One%0D%0A%0D%0ATwo`,
  ],
  ['MAILTO:ida@example.com', { subject: 'A' }, 'MAILTO:ida@example.com?subject=A'],
  [`${address}?`, { subject: 'A' }, `${address}?subject=A`],
  [`${address}?cc=hr@example.com`, { subject: 'A' }, `${address}?cc=hr%40example.com&subject=A`],
  [
    `${address}?cc=ida+hr@example.com`,
    { subject: 'A' },
    `${address}?cc=ida%2Bhr%40example.com&subject=A`,
  ],
  [`${address}?subject=Old%20one&body=Hello`, { subject: 'A' }, `${address}?subject=A&body=Hello`],
  [`${address}?body=Hello`, { subject: 'A', body: 'B' }, `${address}?body=B&subject=A`],
  ['https://chat.example.com/ida?a=b', { subject: 'A' }, 'https://chat.example.com/ida?a=b'],
  ['tel:+4712345678', { subject: 'A' }, 'tel:+4712345678'],
])('%s with %o is %s', (link, mail, expected) => {
  expect(mailTo(link, mail)).toBe(expected);
});

it('carries every text as it is written, in one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (subject) => {
      const field = mailTo(address, { subject }).slice(`${address}?subject=`.length);
      expect(field).toMatch(/^[\w\-.*%]*$/);
      expect(decodeURIComponent(field)).toBe(subject.replaceAll(/[\r\n]+/g, ' '));
    }),
  );
});
