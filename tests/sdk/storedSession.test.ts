import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sdkDatabase, sessionKey } from '#features/session/firebase/sdkInternals.ts';
import { createStoredSession } from '#features/session/firebase/storedSession.ts';

const key = sessionKey('stored', 'test');
const record = { [sdkDatabase.keyPath]: key, value: { uid: 'maya' } };
const storedSession = () => createStoredSession('stored', 'test');

let database: IDBPDatabase;
const inDatabase = () => database.get(sdkDatabase.table, key);

beforeEach(async () => {
  await deleteDB(sdkDatabase.name);
  localStorage.clear();
  // Makes it as the SDK does.
  await storedSession().probe();
  database = await openDB(sdkDatabase.name);
  await database.put(sdkDatabase.table, record);
});
afterEach(() => {
  vi.restoreAllMocks();
  database.close();
});

const refuseToOpen = () =>
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  });

it('that nobody has left is there for the SDK', async () => {
  expect(await storedSession().probe()).toBe('usable');
  expect(await inDatabase()).toEqual(record);
});

it('is gone from every place when it has ended', async () => {
  localStorage.setItem(key, '{"uid":"maya"}');
  sessionStorage.setItem(key, '{"uid":"maya"}');
  storedSession().ended();
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  await expect.poll(inDatabase).toBeUndefined();
});

it('that could not be removed is removed by the next start, once', async () => {
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'UnknownError');
  });
  storedSession().ended();
  expect(await storedSession().probe()).toBe('unusable');
  refusing.mockRestore();
  expect(await storedSession().probe()).toBe('usable');
  expect(await inDatabase()).toBeUndefined();
  await database.put(sdkDatabase.table, record);
  await storedSession().probe();
  expect(await inDatabase()).toEqual(record);
});

it('that the SDK was about to store when it ended is removed by the next start', async () => {
  storedSession().ended();
  await expect.poll(inDatabase).toBeUndefined();
  await database.put(sdkDatabase.table, record);
  await storedSession().probe();
  expect(await inDatabase()).toBeUndefined();
});

it('stays where another tab stores it while this one starts', async () => {
  const otherTab = storedSession();
  await otherTab.probe();
  const refusing = refuseToOpen();
  otherTab.ended();
  refusing.mockRestore();
  const storing = database.transaction(sdkDatabase.table, 'readwrite');
  const stored = storing.done.then(otherTab.stored);
  await storing.store.put(record);
  const starting = storedSession().probe();
  // Until the start waits for the table, which the other tab has.
  for (let turn = 0; turn < 5; turn += 1) await storing.store.get(key);
  storing.commit();
  await stored;
  expect(await starting).toBe('usable');
  expect(await inDatabase()).toEqual(record);
});

it.each(['stored', 'removed'] as const)(
  'that is %s elsewhere leaves an older one in a database that is left out, for the next start to remove',
  async (event) => {
    const refusing = refuseToOpen();
    const session = storedSession();
    expect(await session.probe()).toBe('unusable');
    session.ended();
    session[event]();
    refusing.mockRestore();
    expect(await storedSession().probe()).toBe('usable');
    expect(await inDatabase()).toBeUndefined();
  },
);

it('says whose it is, wherever it lies', async () => {
  expect(await storedSession().readUid()).toBe('maya');
  await database.delete(sdkDatabase.table, key);
  expect(await storedSession().readUid()).toBeUndefined();
  localStorage.setItem(key, '{"uid":"ida"}');
  expect(await storedSession().readUid()).toBe('ida');
  localStorage.setItem(key, '{"uid":');
  expect(await storedSession().readUid()).toBeUndefined();
});
