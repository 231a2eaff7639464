import { expect, it } from 'vitest';
import { planAddress, planAt } from './planFile.ts';

it.each([
  ['new-hire', 'a1b2c3d4', 'en'],
  ['new-hire', 'a1b2c3d4', 'de'],
  ['de', '-_-_-de-', 'de'],
  ['de-de', '-de-de--', 'en'],
] as const)('finds plan and language in the address of %s, %s, %s', (id, version, language) => {
  expect(planAt(planAddress(id, version, language))).toEqual({ id, language });
});
