import { expect, it } from 'vitest';
import { createPlural } from './plural.ts';

it.each([
  ['en', [0, 1, 2], ['missions', 'mission', 'missions']],
  // French counts nothing as one.
  ['fr', [0, 1, 2], ['mission', 'mission', 'missions']],
  // A form that is missing is `other`.
  ['pl', [1, 2, 5], ['mission', 'missions', 'missions']],
])('chooses the form of %s', (locale, counts, forms) => {
  const plural = createPlural(locale);
  const chosen = counts.map((count) => plural(count, { one: 'mission', other: 'missions' }));
  expect(chosen).toEqual(forms);
});
