// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { skippedStores } from './storeMemory.ts';

const key = 'sessionStoresSkipped';

beforeEach(() => window.localStorage.clear());

it.each([1, 2])('remembers that %i stores were skipped, until none is', (count) => {
  skippedStores.write(count);
  expect(skippedStores.read()).toBe(count);
  skippedStores.write(0);
  expect(window.localStorage.getItem(key)).toBeNull();
});

it('forgets a visit that no store took: the next one tries them all', () => {
  skippedStores.write(1);
  skippedStores.write(3);
  expect(window.localStorage.getItem(key)).toBeNull();
});

it.each(['-1', '3', '99', '1.5', 'NaN', 'two', ''])('takes %o for none', (stored) => {
  window.localStorage.setItem(key, stored);
  expect(skippedStores.read()).toBe(0);
});
