import { expect, it } from 'vitest';
import { storageKey } from './storage.ts';

it('begins with the namespace', () => {
  expect(storageKey('demo', 'progress', 'u1', 'e1')).toBe('demo/progress/u1/e1');
});

it('is another one for other parts, whatever they hold', () => {
  expect(storageKey('demo', 'u1/e1')).toBe('demo/u1%2Fe1');
  expect(storageKey('demo', 'u1', 'e1')).toBe('demo/u1/e1');
});
