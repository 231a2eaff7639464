import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmployeeProgress } from '../model.ts';
import { createFakeDevice, type FakeTab } from './fakeDevice.ts';
import { createProgressStore, type ProgressStore } from './progressStore.ts';

type FakeDevice = ReturnType<typeof createFakeDevice>;

const key = 'progress/u1';
const aside = (number: number) => `${key}/set-aside/${number}`;
const newer = '{"version":2,"marks":["a"]}';
const time = '2026-11-21T09:00:00.000Z';
const done = (id: string) => ({ id, isCompleted: true, completedAt: '2026-11-02T08:40:00.000Z' });
const sample: EmployeeProgress = {
  employeeId: 'e1',
  milestones: [{ milestoneId: 'm1', missions: [done('sample')] }],
};
const recordOf = (...ids: string[]) =>
  JSON.stringify({
    version: 1,
    employeeId: 'e1',
    milestones: [{ milestoneId: 'm1', missions: [...ids, 'sample'].map(done) }],
  });

/** A visit to the portal, as the screen makes it. */
function visit(device: FakeDevice, at = key) {
  const tab = device.openTab();
  const now = () => new Date(time);
  const store = createProgressStore({ device: tab, key: at, initial: sample, now });
  const leave = store.subscribe(() => {});
  return { tab, store, leave };
}

const completedIn = ({ milestones }: EmployeeProgress) =>
  milestones
    .flatMap(({ missions }) => missions.filter(({ isCompleted }) => isCompleted))
    .map(({ id }) => id)
    .toSorted();
const shownBy = (store: ProgressStore) => completedIn(store.getSnapshot().progress);
const keepingOf = (store: ProgressStore) => store.getSnapshot().keeping;
const storedIn = (device: FakeDevice, at = key) =>
  completedIn(JSON.parse(device.stored()[at] ?? '') as EmployeeProgress);
const hearAll = (...tabs: FakeTab[]) => {
  for (let rounds = 0; tabs.some((tab) => tab.hear()); rounds += 1) {
    if (rounds > 1000) throw new Error('The tabs answer each other without end.');
  }
};

it('begins with the sample, and stores nothing without the choice to keep', () => {
  const device = createFakeDevice();
  const { store } = visit(device);
  expect(store.getSnapshot()).toEqual({
    progress: sample,
    keeping: 'untouched',
    keptSince: null,
  });
  store.complete('m1', 'a');
  expect(shownBy(store)).toEqual(['a', 'sample']);
  expect(keepingOf(store)).toBe('page');
  expect(device.stored()).toEqual({});
});

describe('keeping', () => {
  it('includes what was completed before, and what is completed after', () => {
    const device = createFakeDevice();
    const { store } = visit(device);
    store.complete('m1', 'a');
    store.keep();
    expect(keepingOf(store)).toBe('device');
    store.complete('m2', 'b');
    const at = (id: string) => ({ id, isCompleted: true, completedAt: time });
    expect(JSON.parse(device.stored()[key] ?? '')).toEqual({
      version: 1,
      employeeId: 'e1',
      keptSince: time,
      milestones: [
        { milestoneId: 'm1', missions: [at('a'), done('sample')] },
        { milestoneId: 'm2', missions: [at('b')] },
      ],
    });
  });

  it('lasts for the next visit, which shows it before anybody subscribes', () => {
    const device = createFakeDevice({ [key]: recordOf('a') });
    const store = createProgressStore({ device: device.openTab(), key, initial: sample });
    expect(shownBy(store)).toEqual(['a', 'sample']);
    expect(keepingOf(store)).toBe('device');
    device.openTab().storage().setItem(key, recordOf('a', 'b'));
    store.subscribe(() => {});
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
  });

  it('is known by its day until it is forgotten, at the next visit and in other tabs too', () => {
    const device = createFakeDevice();
    const [one, two] = [visit(device), visit(device)];
    one.store.keep();
    hearAll(two.tab);
    for (const { store } of [one, two, visit(device)]) {
      expect(store.getSnapshot().keptSince).toBe(time);
    }
    one.store.forget();
    hearAll(two.tab);
    for (const { store } of [one, two]) expect(store.getSnapshot().keptSince).toBeNull();
  });

  it('is for each key apart', () => {
    const device = createFakeDevice({ [key]: recordOf('a') });
    const { store, tab } = visit(device, 'progress/u2');
    device.openTab().storage().setItem(key, recordOf('a', 'b'));
    hearAll(tab);
    expect(store.getSnapshot()).toEqual({
      progress: sample,
      keeping: 'untouched',
      keptSince: null,
    });
    store.keep();
    expect(storedIn(device, 'progress/u2')).toEqual(['sample']);
  });
});

describe('forgetting', () => {
  it('removes the record, what was set aside, and nothing from the screen', () => {
    const others = { isAuthenticated: 'true', 'progress/u11/set-aside/1': 'x' };
    const device = createFakeDevice({ ...others, [key]: 'broken', [aside(7)]: 'older' });
    const { store } = visit(device);
    store.complete('m1', 'a');
    store.keep();
    expect(Object.keys(device.stored())).toContain(aside(1));
    store.forget();
    expect(keepingOf(store)).toBe('page');
    expect(device.stored()).toEqual(others);
    store.complete('m1', 'b');
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
    expect(device.stored()).toEqual(others);
  });

  it('says so when the browser does not let us, and can be tried again', () => {
    const device = createFakeDevice({ [key]: recordOf('a') });
    const { store } = visit(device);
    device.refuse('removeItem');
    store.forget();
    expect(keepingOf(store)).toBe('notForgotten');
    store.complete('m1', 'b');
    expect(keepingOf(store)).toBe('device');
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    device.allow();
    store.forget();
    expect(keepingOf(store)).toBe('page');
    expect(device.stored()).toEqual({});
  });
});

describe.each(['access', 'getItem', 'setItem'] as const)('a storage that refuses (%s)', (call) => {
  it('loses nothing on the screen when keeping is chosen, and can be asked again', () => {
    const device = createFakeDevice();
    device.refuse(call);
    const { store } = visit(device);
    expect(keepingOf(store)).toBe('untouched');
    store.complete('m1', 'a');
    store.keep();
    store.complete('m1', 'b');
    expect(keepingOf(store)).toBe('refused');
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
    device.allow();
    store.keep();
    expect(keepingOf(store)).toBe('device');
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
  });

  it('loses nothing at a later mark, and makes up for it at the next', () => {
    const device = createFakeDevice({ [key]: recordOf('kept') });
    const { store } = visit(device);
    device.refuse(call);
    store.complete('m1', 'a');
    expect(keepingOf(store)).toBe('refused');
    expect(shownBy(store)).toEqual(['a', 'kept', 'sample']);
    expect(storedIn(device)).toEqual(['kept', 'sample']);
    device.allow();
    store.complete('m1', 'b');
    expect(keepingOf(store)).toBe('device');
    expect(storedIn(device)).toEqual(['a', 'b', 'kept', 'sample']);
  });
});

describe('a record that cannot be read', () => {
  it.each([
    ['broken', '{"version":1,'],
    ['of an older version', '{"version":0,"employeeId":"e1","milestones":[]}'],
    ['of another employee', '{"version":1,"employeeId":"e2","milestones":[]}'],
    ['empty', ''],
  ])('is set aside with a message that stays, and never lost (%s)', (_name, text) => {
    const device = createFakeDevice({ [key]: text, [aside(1)]: 'older' });
    const { store, leave } = visit(device);
    expect(store.getSnapshot()).toMatchObject({ progress: sample, keeping: 'unreadable' });
    const setAside = { [aside(1)]: 'older', [aside(2)]: text };
    expect(device.stored()).toEqual(setAside);
    leave();
    store.subscribe(() => {});
    store.complete('m1', 'a');
    expect(keepingOf(store)).toBe('unreadable');
    store.keep();
    expect(device.stored()).toMatchObject(setAside);
    expect(storedIn(device)).toEqual(['a', 'sample']);
  });

  it('stays where it is when there is no room to set it aside, and is not written over', () => {
    const device = createFakeDevice({ [key]: 'broken' });
    device.refuse('setItem');
    const { store } = visit(device);
    expect(keepingOf(store)).toBe('unreadable');
    store.complete('m1', 'a');
    store.keep();
    expect(keepingOf(store)).toBe('refused');
    expect(device.stored()).toEqual({ [key]: 'broken' });
    device.allow();
    store.keep();
    expect(keepingOf(store)).toBe('device');
    expect(device.stored()[aside(1)]).toBe('broken');
  });
});

describe('a record of a newer version', () => {
  it('stays where it is, through marks, Keep, and the next visit', () => {
    const device = createFakeDevice({ [key]: newer });
    const { store } = visit(device);
    expect(store.getSnapshot()).toMatchObject({ progress: sample, keeping: 'newer' });
    store.complete('m1', 'a');
    store.keep();
    expect(keepingOf(store)).toBe('newer');
    expect(shownBy(store)).toEqual(['a', 'sample']);
    expect(keepingOf(visit(device).store)).toBe('newer');
    expect(device.stored()).toEqual({ [key]: newer });
  });

  it.each([
    ['kept before, heard of', { [key]: recordOf('a') }, true],
    ['not kept before, heard of', {}, true],
    ['not heard of when Keep is pressed', {}, false],
  ])('that comes meanwhile takes nothing off the screen (%s)', (_name, before, isHeard) => {
    const device = createFakeDevice(before);
    const { store, tab } = visit(device);
    store.complete('m1', 'a');
    device.openTab().storage().setItem(key, newer);
    if (isHeard) hearAll(tab);
    else store.keep();
    expect(keepingOf(store)).toBe('newer');
    store.complete('m1', 'b');
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
    expect(device.stored()).toEqual({ [key]: newer });
  });

  it('gives way when it is forgotten elsewhere', () => {
    const device = createFakeDevice({ [key]: newer });
    const { store, tab } = visit(device);
    device.openTab().storage().removeItem(key);
    hearAll(tab);
    expect(keepingOf(store)).toBe('page');
  });
});

describe('several tabs', () => {
  it('lose nothing when the second writes without having seen the first, which is closed', () => {
    const device = createFakeDevice({ [key]: recordOf() });
    const [one, two] = [visit(device), visit(device)];
    two.tab.readStale();
    one.store.complete('m1', 'a');
    one.leave();
    two.store.complete('m1', 'b');
    expect(storedIn(device)).toEqual(['b', 'sample']);
    two.tab.readFresh();
    hearAll(two.tab);
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
  });

  it('follow the choice to keep, with what each has completed so far', () => {
    const device = createFakeDevice();
    const [one, two] = [visit(device), visit(device)];
    two.store.complete('m1', 'b');
    one.store.complete('m1', 'a');
    one.store.keep();
    hearAll(one.tab, two.tab);
    expect(keepingOf(two.store)).toBe('device');
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    expect(shownBy(one.store)).toEqual(['a', 'b', 'sample']);
  });

  it.each([
    ['forget, heard of', (tab: FakeTab) => tab.storage().removeItem(key), true],
    ['forget, not heard of', (tab: FakeTab) => tab.storage().removeItem(key), false],
    ['clear the storage', (tab: FakeTab) => tab.storage().clear(), true],
  ])('follow the choice to %s, unmark nothing, and bring nothing back', (_name, end, isHeard) => {
    const device = createFakeDevice({ [key]: recordOf('a') });
    const { store, tab } = visit(device);
    end(device.openTab());
    if (isHeard) hearAll(tab);
    store.complete('m1', 'b');
    expect(keepingOf(store)).toBe('page');
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
    expect(device.stored()).toEqual({});
  });

  it('hear nothing any more when the screen is gone', () => {
    const device = createFakeDevice({ [key]: recordOf() });
    const { store, tab, leave } = visit(device);
    leave();
    device.openTab().storage().setItem(key, recordOf('a'));
    hearAll(tab);
    expect(shownBy(store)).toEqual(['sample']);
  });

  it('lose no completion in whatever order they write and hear', () => {
    const step = fc.record({
      tab: fc.nat({ max: 2 }),
      action: fc.constantFrom('complete', 'hear', 'readStale', 'readFresh'),
      mission: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const device = createFakeDevice({ [key]: recordOf() });
        const visits = [visit(device), visit(device), visit(device)];
        const completed = new Set(['sample']);
        for (const { tab: index, action, mission } of steps) {
          const { store, tab } = visits[index] as ReturnType<typeof visit>;
          if (action === 'complete') {
            completed.add(mission);
            store.complete('m1', mission);
          } else tab[action]();
        }
        for (const { tab } of visits) tab.readFresh();
        hearAll(...visits.map(({ tab }) => tab));
        const all = [...completed].toSorted();
        expect(storedIn(device)).toEqual(all);
        for (const { store } of visits) expect(shownBy(store)).toEqual(all);
      }),
    );
  });
});
