import { describe, expect, it } from 'vitest';
import { createFakeStorage } from './fakeTabs.ts';
import { createLastRefresh, lastRefreshKey } from './lastRefresh.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the note about the last refresh', () => {
  it('is read by another tab, until it is forgotten', () => {
    const storage = createFakeStorage();
    createLastRefresh(() => storage).write({ uid: 'maya', at: 5 });
    const other = createLastRefresh(() => storage);
    expect(other.read()).toEqual({ uid: 'maya', at: 5 });
    other.forget();
    expect(other.read()).toBeNull();
    expect(storage.getItem(lastRefreshKey)).toBeNull();
  });

  it.each([
    '',
    'null',
    '5',
    '{',
    '[]',
    '{"uid":"maya"}',
    '{"uid":5,"at":5}',
    '{"uid":"maya","at":"5"}',
  ])('is none when it says %j', (text) => {
    const storage = createFakeStorage();
    storage.setItem(lastRefreshKey, text);
    expect(createLastRefresh(() => storage).read()).toBeNull();
  });

  it('is none where the storage is refused', () => {
    const last = createLastRefresh(refuse);
    expect(() => last.write({ uid: 'maya', at: 5 })).not.toThrow();
    expect(() => last.forget()).not.toThrow();
    expect(last.read()).toBeNull();
  });
});
