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

it('that nobody has left is there for the SDK', async () => {
  expect(await storedSession().probe()).toBe('usable');
  expect(await inDatabase()).toEqual(record);
});

it('is gone from every place when it is forgotten', async () => {
  localStorage.setItem(key, '{"uid":"maya"}');
  sessionStorage.setItem(key, '{"uid":"maya"}');
  storedSession().forget();
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  await vi.waitFor(async () => expect(await inDatabase()).toBeUndefined());
});

it('that could not be removed is removed by the next start, once', async () => {
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'UnknownError');
  });
  storedSession().forget();
  expect(await storedSession().probe()).toBe('unusable');
  refusing.mockRestore();
  expect(await storedSession().probe()).toBe('usable');
  expect(await inDatabase()).toBeUndefined();
  await database.put(sdkDatabase.table, record);
  await storedSession().probe();
  expect(await inDatabase()).toEqual(record);
});

it('that the SDK was about to store when it was forgotten is removed by the next start', async () => {
  storedSession().forget();
  await vi.waitFor(async () => expect(await inDatabase()).toBeUndefined());
  await database.put(sdkDatabase.table, record);
  await storedSession().probe();
  expect(await inDatabase()).toBeUndefined();
});

it('stays where another tab stores it while this one starts', async () => {
  const refusing = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  });
  const otherTab = storedSession();
  otherTab.forgetDatabase();
  refusing.mockRestore();
  const storing = database.transaction(sdkDatabase.table, 'readwrite');
  const stored = storing.done.then(otherTab.settle);
  await storing.store.put(record);
  const starting = storedSession().probe();
  // Until the start waits for the table, which the other tab has.
  for (let turn = 0; turn < 5; turn += 1) await storing.store.get(key);
  storing.commit();
  await stored;
  expect(await starting).toBe('usable');
  expect(await inDatabase()).toEqual(record);
});

it('says whose it is, wherever it lies', async () => {
  expect(await storedSession().readUid()).toBe('maya');
  await database.delete(sdkDatabase.table, key);
  expect(await storedSession().readUid()).toBeUndefined();
  localStorage.setItem(key, '{"uid":"ida"}');
  expect(await storedSession().readUid()).toBe('ida');
  localStorage.setItem(key, '{"uid":');
  expect(await storedSession().readUid()).toBeUndefined();
});
