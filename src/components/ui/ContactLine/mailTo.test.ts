import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mail, mailTo } from './mailTo.ts';

const address = 'mailto:ida@example.com';

it.each<[string, Mail, string]>([
  [address, { subject: 'Fish & 1 + 1' }, `${address}?subject=Fish%20%26%201%20%2B%201`],
  [
    address,
    { subject: 'Half a sign: \ud83e' },
    `${address}?subject=Half%20a%20sign%3A%20%EF%BF%BD`,
  ],
  [address, { subject: 'One\r\nBcc: all' }, `${address}?subject=One%20Bcc%3A%20all`],
  [address, { subject: 'A', body: '1\n2\r\n3' }, `${address}?subject=A&body=1%0D%0A2%0D%0A3`],
  ['MAILTO:ida@example.com?', { subject: 'A' }, 'MAILTO:ida@example.com?subject=A'],
  [
    `${address}?cc=a+b@example.com`,
    { subject: 'A' },
    `${address}?cc=a%2Bb%40example.com&subject=A`,
  ],
  [`${address}?subject=Old%20one&body=Hello`, { subject: 'A' }, `${address}?subject=A&body=Hello`],
  [
    `${address}?cc=a@example.com?body=Why`,
    { subject: 'A' },
    `${address}?cc=a%40example.com&body=Why&subject=A`,
  ],
  [`${address}?Subject=Old&BODY=x`, { subject: 'A', body: 'B' }, `${address}?subject=A&body=B`],
  [`${address}?cc=a&amp;bcc=b`, { subject: 'A' }, `${address}?cc=a&bcc=b&subject=A`],
  [`${address}?body=Hello`, { subject: 'A', body: 'B' }, `${address}?body=B&subject=A`],
  ['https://chat.example.com/ida?a=b', { subject: 'A' }, 'https://chat.example.com/ida?a=b'],
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
