import { expect, it } from 'vitest';
import { createFakeStorage } from './fakes.ts';
import { createSignedInFlag, signedInFlag, storageKey } from './storage.ts';

it('names whose flag it is, and nobody once it is removed', () => {
  const storage = createFakeStorage();
  const flag = createSignedInFlag('demo', () => storage);
  flag.set('maya');
  expect(storage.getItem(signedInFlag)).toBe('true');
  expect([flag.isOf('maya'), flag.isOf('ida')]).toEqual([true, false]);
  flag.remove();
  expect([flag.isSet(), flag.isOf('maya')]).toEqual([false, false]);
});

it('is not of a user whose name has no room, beside that of an earlier one', () => {
  const storage = createFakeStorage();
  const flag = createSignedInFlag('demo', () => storage);
  flag.set('maya');
  storage.setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
  flag.set('ida');
  expect(flag.isOf('ida')).toBe(false);
});

it('is not set where the storage refuses', () => {
  const flag = createSignedInFlag('demo', () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  flag.set('maya');
  flag.remove();
  expect(flag.isSet()).toBe(false);
});

it('names what is kept after the installation, and differently for other parts, whatever they hold', () => {
  expect(storageKey('demo', 'progress', 'u1', 'e1')).toBe('demo/progress/u1/e1');
  expect(storageKey('demo', 'u1/e1')).toBe('demo/u1%2Fe1');
});
