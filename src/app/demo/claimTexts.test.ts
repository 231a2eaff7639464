import { expect, it } from 'vitest';
import { claimsOf, claimTextsOf, firstDays } from './claimTexts.ts';

it.each([
  '{}',
  '{"plan":"intern","joinDate":"2026-11-02"}',
  '{"buddy":{"name":"Amara Nwosu"},"manager":{"name":"Jörg","link":"mailto:jorg@example.com"}}',
])('the texts of %s become the same claims', (claims) => {
  expect(JSON.stringify(claimsOf(claimTextsOf(claims)))).toBe(claims);
});

it('an account without claims has empty texts, and blank names are nobody', () => {
  const texts = claimTextsOf(undefined);
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  expect(claimsOf({ ...texts, buddy: ' ' }).buddy).toBeUndefined();
});

it.each([
  ['2026-11-26', 'a Thursday', '2026-11-30'],
  ['2026-11-29', 'a Sunday', '2026-11-30'],
  ['2026-11-30', 'a Monday', '2026-12-07'],
])('seen from %s, %s, the next Monday is %s', (today, _weekday, monday) => {
  expect(firstDays(today)['Next Monday']).toBe(monday);
});
