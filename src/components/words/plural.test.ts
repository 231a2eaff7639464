import { expect, it } from 'vitest';
import { pluralCategories } from './plural.ts';

/** The numbers from 0 to 500, with halves. */
const counts = Array.from({ length: 1000 }, (_, count) => count / 2);

it.each(Object.entries(pluralCategories))('%s has the forms of its numbers', (tag, categories) => {
  const rules = new Intl.PluralRules(tag);
  const asked = new Set(['other', ...counts.map((count) => rules.select(count))]);
  const { pluralCategories: known } = rules.resolvedOptions();
  expect(new Set(known.filter((category) => asked.has(category)))).toEqual(new Set(categories));
});
