import { expect, it } from 'vitest';
import { passwordRules } from './passwordRules.ts';

it('names the minimum length alone when nothing else is demanded', () => {
  expect(passwordRules({ minLength: 6, requires: [] })).toEqual(['At least 6 characters']);
});

it('names every demand, one a line', () => {
  expect(
    passwordRules({
      minLength: 12,
      maxLength: 64,
      requires: ['lowercase', 'uppercase', 'numeric', 'nonAlphanumeric'],
    }),
  ).toEqual([
    'At least 12 characters',
    'At most 64 characters',
    'At least one lowercase letter',
    'At least one uppercase letter',
    'At least one digit',
    'At least one character that is neither a letter nor a digit',
  ]);
});
