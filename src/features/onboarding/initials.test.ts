import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maya Lindqvist', 'ML'],
  ['maya', 'M'],
  ['  Ana   de la   Cruz ', 'AC'],
  ['élodie ångström', 'ÉÅ'],
  ['𝒜da 𝒩oether', '𝒜𝒩'],
  ['李 小龙', '李小'],
  ['', 'U'],
  ['   ', 'U'],
  [undefined, 'U'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
