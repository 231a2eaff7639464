import { expect, it } from 'vitest';
import { createFakeStorage } from './fakes.ts';
import { hasFlag, removeFlag, setFlag, storageKey } from './storage.ts';

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
  setFlag('flag', [() => first, () => second]);
  expect([first.getItem('flag'), second.getItem('flag')]).toEqual(['true', null]);
});

it.each([
  ['refused', refused],
  ['full', full],
])(
  'keeps, finds and removes a flag in the second storage where the first is %s',
  (_name, first) => {
    const second = createFakeStorage();
    const storages = [first, () => second];
    setFlag('flag', storages);
    expect(hasFlag('flag', storages)).toBe(true);
    removeFlag('flag', storages);
    expect(second.getItem('flag')).toBeNull();
  },
);

it('goes without flags where every storage refuses', () => {
  setFlag('flag', [refused]);
  removeFlag('flag', [refused]);
  expect(hasFlag('flag', [refused])).toBe(false);
});

it('names what is kept after the installation, and differently for other parts, whatever they hold', () => {
  expect(storageKey('demo', 'progress', 'u1', 'e1')).toBe('demo/progress/u1/e1');
  expect(storageKey('demo', 'u1/e1')).toBe('demo/u1%2Fe1');
});
