import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { EmployeeProgress } from '../model.ts';
import { createDeviceDouble, type TabDouble } from './deviceDouble.ts';
import { createDeviceStore } from './deviceStore.ts';
import type { ProgressStore } from './progressStore.ts';

const key = 'progress/u1';
const done = (id: string, completedAt = '2026-11-02T08:40:00.000Z') => ({
  id,
  isCompleted: true,
  completedAt,
});
const sample: EmployeeProgress = {
  employeeId: 'e1',
  milestones: [{ milestoneId: 'm1', missions: [done('sample')] }],
};
const recordOf = (...missions: ReturnType<typeof done>[]) =>
  JSON.stringify({
    version: 1,
    employeeId: 'e1',
    milestones: [{ milestoneId: 'm1', missions: [...missions, done('sample')] }],
  });

/** A visit to the portal, as the screen makes it. */
function visit(device: ReturnType<typeof createDeviceDouble>, options: Visit = {}) {
  const { at = key, locks, time = '2026-11-21T09:00:00.000Z' } = options;
  const tab = device.openTab(locks);
  const store = createDeviceStore({
    device: tab,
    key: at,
    initial: sample,
    now: () => new Date(time),
  });
  const leave = store.subscribe(() => {});
  return { tab, store, leave };
}

interface Visit {
  at?: string;
  locks?: LockManager;
  time?: string;
}

const completedIn = (progress: EmployeeProgress | undefined) =>
  (progress?.milestones ?? [])
    .flatMap(({ missions }) => missions.filter(({ isCompleted }) => isCompleted))
    .map(({ id }) => id)
    .toSorted();
const shownBy = (store: ProgressStore) => completedIn(store.getSnapshot().progress);
const keepingOf = (store: ProgressStore) => store.getSnapshot().keeping;
const storedIn = (device: ReturnType<typeof createDeviceDouble>, at = key) => {
  const text = device.stored()[at];
  return text === undefined ? undefined : completedIn(JSON.parse(text) as EmployeeProgress);
};
const hearAll = (...tabs: TabDouble[]) => {
  for (let rounds = 0; tabs.some((tab) => tab.hear()); rounds += 1) {
    if (rounds > 1000) throw new Error('The tabs answer each other without end.');
  }
};

describe('without the choice to keep', () => {
  it('begins with the sample, and stores nothing', () => {
    const device = createDeviceDouble();
    const { store } = visit(device);
    expect(store.getSnapshot()).toEqual({ progress: sample, keeping: 'sample' });
    store.complete('m1', 'a');
    expect(shownBy(store)).toEqual(['a', 'sample']);
    expect(keepingOf(store)).toBe('thisPage');
    expect(device.stored()).toEqual({});
    expect(visit(device).store.getSnapshot().progress).toEqual(sample);
  });
});

describe('keeping', () => {
  it('includes what was completed before, and what is completed after', () => {
    const device = createDeviceDouble();
    const { store } = visit(device);
    store.complete('m1', 'a');
    store.keep();
    expect(keepingOf(store)).toBe('thisDevice');
    expect(storedIn(device)).toEqual(['a', 'sample']);
    store.complete('m2', 'b');
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    expect(JSON.parse(device.stored()[key] ?? '')).toEqual({
      version: 1,
      employeeId: 'e1',
      milestones: [
        { milestoneId: 'm1', missions: [done('a', '2026-11-21T09:00:00.000Z'), done('sample')] },
        { milestoneId: 'm2', missions: [done('b', '2026-11-21T09:00:00.000Z')] },
      ],
    });
  });

  it('lasts for the next visit', () => {
    const device = createDeviceDouble();
    const first = visit(device);
    first.store.complete('m1', 'a');
    first.store.keep();
    first.leave();
    const { store } = visit(device);
    expect(keepingOf(store)).toBe('thisDevice');
    expect(shownBy(store)).toEqual(['a', 'sample']);
  });

  it('knows what an earlier visit has kept before anybody subscribes', () => {
    const device = createDeviceDouble({ [key]: recordOf(done('a')) });
    const store = createDeviceStore({
      device: device.openTab(),
      key,
      initial: sample,
    });
    expect(shownBy(store)).toEqual(['a', 'sample']);
    expect(keepingOf(store)).toBe('thisDevice');
  });

  it('takes in what another tab has written before anybody subscribed', () => {
    const device = createDeviceDouble();
    const store = createDeviceStore({
      device: device.openTab(),
      key,
      initial: sample,
    });
    device
      .openTab()
      .storage()
      .setItem(key, recordOf(done('a')));
    store.subscribe(() => {});
    expect(shownBy(store)).toEqual(['a', 'sample']);
    expect(keepingOf(store)).toBe('thisDevice');
  });

  it('keeps what no plan knows when it writes', () => {
    const device = createDeviceDouble({ [key]: recordOf(done('from-another-plan')) });
    const { store } = visit(device);
    store.complete('m1', 'a');
    expect(storedIn(device)).toEqual(['a', 'from-another-plan', 'sample']);
  });

  it('is for each account apart', () => {
    const device = createDeviceDouble();
    const { store } = visit(device);
    store.complete('m1', 'a');
    store.keep();
    const other = visit(device, { at: 'progress/u2' }).store;
    expect(other.getSnapshot()).toEqual({ progress: sample, keeping: 'sample' });
    other.complete('m1', 'b');
    other.keep();
    expect(storedIn(device)).toEqual(['a', 'sample']);
    expect(storedIn(device, 'progress/u2')).toEqual(['b', 'sample']);
  });
});

describe('forgetting', () => {
  it('removes the record and nothing from the screen', () => {
    const device = createDeviceDouble();
    const { store } = visit(device);
    store.complete('m1', 'a');
    store.keep();
    store.forget();
    expect(keepingOf(store)).toBe('thisPage');
    expect(device.stored()).toEqual({});
    store.complete('m1', 'b');
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
    expect(device.stored()).toEqual({});
    expect(visit(device).store.getSnapshot()).toEqual({ progress: sample, keeping: 'sample' });
  });

  it('says so when the browser does not let us, and can be tried again', () => {
    const device = createDeviceDouble({ [key]: recordOf(done('a')) });
    const { store } = visit(device);
    device.refuse('removeItem');
    store.forget();
    expect(keepingOf(store)).toBe('notForgotten');
    store.complete('m1', 'b');
    expect(keepingOf(store)).toBe('thisDevice');
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    device.allow();
    store.forget();
    expect(keepingOf(store)).toBe('thisPage');
    expect(device.stored()).toEqual({});
  });
});

describe('a storage that refuses', () => {
  it.each(['access', 'getItem', 'setItem'] as const)(
    'loses nothing on the screen when keeping is chosen, and can be asked again (%s)',
    (call) => {
      const device = createDeviceDouble();
      device.refuse(call);
      const { store } = visit(device);
      expect(keepingOf(store)).toBe('sample');
      store.complete('m1', 'a');
      store.keep();
      expect(keepingOf(store)).toBe('refused');
      store.complete('m1', 'b');
      expect(keepingOf(store)).toBe('refused');
      expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
      device.allow();
      store.keep();
      expect(keepingOf(store)).toBe('thisDevice');
      expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    },
  );

  it.each(['access', 'getItem', 'setItem'] as const)(
    'loses nothing at a later mark, and makes up for it at the next (%s)',
    (call) => {
      const device = createDeviceDouble({ [key]: recordOf(done('kept')) });
      const { store } = visit(device);
      device.refuse(call);
      store.complete('m1', 'a');
      expect(keepingOf(store)).toBe('behind');
      expect(shownBy(store)).toEqual(['a', 'kept', 'sample']);
      expect(storedIn(device)).toEqual(['kept', 'sample']);
      device.allow();
      store.complete('m1', 'b');
      expect(keepingOf(store)).toBe('thisDevice');
      expect(storedIn(device)).toEqual(['a', 'b', 'kept', 'sample']);
    },
  );

  it('is made up for as well when the choice is made again', () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const { store } = visit(device);
    device.refuse('setItem');
    store.complete('m1', 'a');
    device.allow();
    store.keep();
    expect(keepingOf(store)).toBe('thisDevice');
    expect(storedIn(device)).toEqual(['a', 'sample']);
  });
});

describe('a record that cannot be read', () => {
  it.each([
    ['broken', '{"version":1,'],
    ['of an older version', '{"version":0,"employeeId":"e1","milestones":[]}'],
    ['of another employee', '{"version":1,"employeeId":"e2","milestones":[]}'],
    ['empty', ''],
  ])('is set aside, and the sample is shown (%s)', (_name, text) => {
    const device = createDeviceDouble({ [key]: text });
    const { store } = visit(device);
    expect(store.getSnapshot()).toEqual({ progress: sample, keeping: 'setAside' });
    expect(device.stored()).toEqual({ [`${key}/set-aside/1`]: text });
    store.complete('m1', 'a');
    expect(keepingOf(store)).toBe('setAside');
    store.keep();
    expect(storedIn(device)).toEqual(['a', 'sample']);
    expect(device.stored()[`${key}/set-aside/1`]).toBe(text);
  });

  it('never takes the place of one that was set aside before', () => {
    const device = createDeviceDouble({ [key]: 'second', [`${key}/set-aside/1`]: 'first' });
    visit(device);
    expect(device.stored()).toEqual({
      [`${key}/set-aside/1`]: 'first',
      [`${key}/set-aside/2`]: 'second',
    });
  });

  it('keeps its message when the screen subscribes twice', () => {
    const device = createDeviceDouble({ [key]: 'broken' });
    const { store, leave } = visit(device);
    leave();
    store.subscribe(() => {});
    expect(keepingOf(store)).toBe('setAside');
  });

  it('stays where it is when there is no room to set it aside, and is not written over', () => {
    const device = createDeviceDouble({ [key]: 'broken' });
    device.refuse('setItem');
    const { store } = visit(device);
    expect(keepingOf(store)).toBe('unreadable');
    store.complete('m1', 'a');
    store.keep();
    expect(keepingOf(store)).toBe('refused');
    expect(device.stored()).toEqual({ [key]: 'broken' });
    device.allow();
    store.keep();
    expect(keepingOf(store)).toBe('thisDevice');
    expect(device.stored()[`${key}/set-aside/1`]).toBe('broken');
  });
});

describe('a record of a newer version', () => {
  const newer = '{"version":2,"marks":["a"]}';

  it('stays where it is, through marks, Keep, and the next visit', () => {
    const device = createDeviceDouble({ [key]: newer });
    const { store, leave } = visit(device);
    expect(store.getSnapshot()).toEqual({ progress: sample, keeping: 'newer' });
    store.complete('m1', 'a');
    expect(store.getSnapshot().keeping).toBe('newer');
    store.keep();
    expect(keepingOf(store)).toBe('newer');
    expect(shownBy(store)).toEqual(['a', 'sample']);
    leave();
    expect(keepingOf(visit(device).store)).toBe('newer');
    expect(device.stored()).toEqual({ [key]: newer });
  });

  it.each([
    ['kept', { [key]: recordOf(done('a')) }],
    ['not kept', {}],
  ])('that comes meanwhile takes nothing off the screen (%s before)', (_, before) => {
    const device = createDeviceDouble(before);
    const { store, tab } = visit(device);
    store.complete('m1', 'a');
    device.openTab().storage().setItem(key, newer);
    hearAll(tab);
    expect(keepingOf(store)).toBe('newer');
    store.complete('m1', 'b');
    expect(shownBy(store)).toEqual(['a', 'b', 'sample']);
    expect(device.stored()).toEqual({ [key]: newer });
  });

  it('is not written over by a Keep that comes before its news', () => {
    const device = createDeviceDouble();
    const { store } = visit(device);
    store.complete('m1', 'a');
    device.openTab().storage().setItem(key, newer);
    store.keep();
    expect(keepingOf(store)).toBe('newer');
    expect(device.stored()).toEqual({ [key]: newer });
  });

  it('gives way when it is forgotten elsewhere', () => {
    const device = createDeviceDouble({ [key]: newer });
    const { store, tab } = visit(device);
    store.complete('m1', 'a');
    device.openTab().storage().removeItem(key);
    hearAll(tab);
    expect(keepingOf(store)).toBe('thisPage');
    store.keep();
    expect(storedIn(device)).toEqual(['a', 'sample']);
  });
});

describe('several tabs', () => {
  it('show each other’s completions', () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const [one, two] = [visit(device), visit(device)];
    one.store.complete('m1', 'a');
    two.store.complete('m1', 'b');
    hearAll(one.tab, two.tab);
    expect(shownBy(one.store)).toEqual(['a', 'b', 'sample']);
    expect(shownBy(two.store)).toEqual(['a', 'b', 'sample']);
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
  });

  it('lose nothing when the second writes without having seen the first', () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const [one, two] = [visit(device), visit(device)];
    two.tab.readStale();
    one.store.complete('m1', 'a');
    two.store.complete('m1', 'b');
    expect(storedIn(device)).toEqual(['b', 'sample']);
    two.tab.readFresh();
    hearAll(one.tab, two.tab);
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    expect(shownBy(two.store)).toEqual(['a', 'b', 'sample']);
  });

  it('lose nothing when the first is closed before it hears of it', () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const [one, two] = [visit(device), visit(device)];
    two.tab.readStale();
    one.store.complete('m1', 'a');
    one.leave();
    two.store.complete('m1', 'b');
    two.tab.readFresh();
    hearAll(two.tab);
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
  });

  it('bring together under a lock what was written in the same moment', async () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const granted: (() => void)[] = [];
    const request = vi.fn(
      (_name: string, task: () => void) =>
        new Promise<void>((resolve) => granted.push(() => resolve(task()))),
    );
    const locks = { request } as unknown as LockManager;
    const { store } = visit(device, { locks });
    store.complete('m1', 'a');
    expect(request).toHaveBeenCalledExactlyOnceWith(key, expect.any(Function));
    device
      .openTab()
      .storage()
      .setItem(key, recordOf(done('b')));
    granted.shift()?.();
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
  });

  it('do not bring a record back under a lock that comes after Forget', () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const tasks: (() => void)[] = [];
    const request = async (_name: string, task: () => void) => void tasks.push(task);
    const { store } = visit(device, { locks: { request } as unknown as LockManager });
    store.complete('m1', 'a');
    store.forget();
    expect(tasks).toHaveLength(1);
    tasks[0]?.();
    expect(device.stored()).toEqual({});
  });

  it('do without a lock that the browser refuses', async () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const request = vi.fn(() => Promise.reject(new DOMException('No.', 'SecurityError')));
    const { store } = visit(device, { locks: { request } as unknown as LockManager });
    store.complete('m1', 'a');
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(keepingOf(store)).toBe('thisDevice');
    expect(storedIn(device)).toEqual(['a', 'sample']);
  });

  it('follow the choice to keep, with what each has completed so far', () => {
    const device = createDeviceDouble();
    const [one, two] = [visit(device), visit(device)];
    two.store.complete('m1', 'b');
    one.store.complete('m1', 'a');
    one.store.keep();
    hearAll(one.tab, two.tab);
    expect(keepingOf(two.store)).toBe('thisDevice');
    expect(storedIn(device)).toEqual(['a', 'b', 'sample']);
    expect(shownBy(one.store)).toEqual(['a', 'b', 'sample']);
  });

  it('follow the choice to forget, and unmark nothing', () => {
    const device = createDeviceDouble({ [key]: recordOf(done('a')) });
    const [one, two] = [visit(device), visit(device)];
    one.store.forget();
    hearAll(two.tab);
    expect(keepingOf(two.store)).toBe('thisPage');
    expect(shownBy(two.store)).toEqual(['a', 'sample']);
    two.store.complete('m1', 'b');
    expect(device.stored()).toEqual({});
  });

  it('do not bring back what was forgotten before they have heard of it', () => {
    const device = createDeviceDouble({ [key]: recordOf(done('a')) });
    const [one, two] = [visit(device), visit(device)];
    one.store.forget();
    two.store.complete('m1', 'b');
    expect(keepingOf(two.store)).toBe('thisPage');
    expect(shownBy(two.store)).toEqual(['a', 'b', 'sample']);
    expect(device.stored()).toEqual({});
  });

  it('end keeping when the storage is cleared', () => {
    const device = createDeviceDouble({ [key]: recordOf(done('a')) });
    const { store, tab } = visit(device);
    device.openTab().storage().clear();
    hearAll(tab);
    expect(keepingOf(store)).toBe('thisPage');
    expect(shownBy(store)).toEqual(['a', 'sample']);
  });

  it('hear nothing of other accounts and of other keys', () => {
    const device = createDeviceDouble();
    const { store, tab } = visit(device);
    const other = device.openTab().storage();
    other.setItem('progress/u2', recordOf(done('a')));
    other.setItem('isAuthenticated', 'true');
    hearAll(tab);
    expect(store.getSnapshot()).toEqual({ progress: sample, keeping: 'sample' });
  });

  it('hear nothing any more when the screen is gone', () => {
    const device = createDeviceDouble({ [key]: recordOf() });
    const { store, tab, leave } = visit(device);
    leave();
    device
      .openTab()
      .storage()
      .setItem(key, recordOf(done('a')));
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
        const device = createDeviceDouble({ [key]: recordOf() });
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
