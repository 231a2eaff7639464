import { expect, it } from 'vitest';
import { createFakeStorage } from './fakes.ts';
import { createFlags, storageKey } from './storage.ts';

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () =>
  Object.assign(createFakeStorage(), {
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });

it('keeps a flag in the first storage alone', () => {
  const [first, second] = [createFakeStorage(), createFakeStorage()];
  createFlags([() => first, () => second]).set('flag');
  expect([first.getItem('flag'), second.getItem('flag')]).toEqual(['true', null]);
});

it.each([
  ['refused', refused],
  ['full', full],
])('keeps a flag in the second storage where the first is %s', (_name, first) => {
  const second = createFakeStorage();
  const flags = createFlags([first, () => second]);
  flags.set('flag');
  expect(second.getItem('flag')).toBe('true');
  expect(flags.has('flag')).toBe(true);
});

it('finds and removes a flag wherever it is', () => {
  const [first, second] = [createFakeStorage(), createFakeStorage()];
  createFlags([refused, () => second]).set('flag');
  const flags = createFlags([() => first, () => second]);
  expect(flags.has('flag')).toBe(true);
  flags.remove('flag');
  expect(flags.has('flag')).toBe(false);
});

it('goes without flags where every storage refuses', () => {
  const flags = createFlags([refused]);
  flags.set('flag');
  flags.remove('flag');
  expect(flags.has('flag')).toBe(false);
});

it('names what is kept after the installation, and differently for other parts, whatever they hold', () => {
  expect(storageKey('demo', 'progress', 'u1', 'e1')).toBe('demo/progress/u1/e1');
  expect(storageKey('demo', 'u1/e1')).toBe('demo/u1%2Fe1');
});
