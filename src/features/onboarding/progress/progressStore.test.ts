import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type EmployeeProgress, isChecked } from '../plan/model.ts';
import { createFakeDevice, type FakeTab } from '../testing/fakeDevice.ts';
import { parseProgress } from './progressRecord.ts';
import { createProgressStore, type ProgressStore } from './progressStore.ts';

type FakeDevice = ReturnType<typeof createFakeDevice>;

const key = 'progress/u1';
const time = '2026-11-21T09:00:00.000Z';
/** A record of an employee who begins with nothing completed but `x`. */
const progressOf = (...ids: string[]): EmployeeProgress => ({
  employeeId: 'e1',
  milestones: [
    {
      milestoneId: 'm1',
      missions: [...ids, 'x'].map((id) => ({ id, isCompleted: true, completedAt: time })),
    },
  ],
});
/** A record on the device. */
const saved = (...ids: string[]) => ({
  [key]: JSON.stringify({ version: 1, ...progressOf(...ids) }),
});

/** A visit to the portal, as the screen makes it. */
function visit(device: FakeDevice, { isLate = false } = {}) {
  const tab = device.openTab({ isLate });
  const store = createProgressStore({
    initial: progressOf(),
    savedIn: { device: tab, key },
    now: () => new Date(time),
  });
  const leave = store.subscribe(() => {});
  return { tab, store, leave };
}

const idsOf = ({ milestones }: EmployeeProgress) =>
  milestones.flatMap(({ missions }) => missions.map(({ id }) => id)).join(' ');

/** For example `saved: a x`. */
const shownBy = ({ getState }: ProgressStore) => {
  const { progress, persistence } = getState();
  return `${persistence}: ${idsOf(progress)}`;
};
const storedIn = (device: FakeDevice) =>
  idsOf(JSON.parse(device.stored()[key] ?? '') as EmployeeProgress);

const deliverAll = (...tabs: FakeTab[]) => {
  for (let rounds = 0; tabs.some((tab) => tab.deliver()); rounds += 1) {
    if (rounds > 1000) throw new Error('The tabs answer each other without end.');
  }
};

it('the sample employee’s progress lasts on the screen alone', () => {
  const store = createProgressStore({ initial: progressOf(), now: () => new Date(time) });
  store.subscribe(() => {});
  expect(shownBy(store)).toBe('untilReload: x');
  store.check('m1', 'b', 'one', true);
  expect(shownBy(store)).toBe('untilReload: b x');
  store.complete('m1', 'a');
  expect(shownBy(store)).toBe('untilReload: a b x');
  expect(store.getState().record !== null).toBe(false);
});

describe('saving', () => {
  it('begins with the first completion, and includes what is completed later', () => {
    const device = createFakeDevice();
    const { store } = visit(device);
    expect(shownBy(store)).toBe('untilReload: x');
    expect(device.stored()).toEqual({});
    store.complete('m1', 'a');
    expect(shownBy(store)).toBe('saved: a x');
    store.complete('m1', 'b');
    expect(JSON.parse(device.stored()[key] ?? '')).toEqual({
      version: 1,
      ...progressOf('a', 'b'),
    });
  });

  it('lasts for the next visit, which shows it before anybody subscribes', () => {
    const device = createFakeDevice(saved('a'));
    const store = createProgressStore({
      initial: progressOf(),
      savedIn: { device: device.openTab(), key },
    });
    expect(shownBy(store)).toBe('saved: a x');
    visit(device).store.complete('m1', 'b');
    store.subscribe(() => {});
    expect(shownBy(store)).toBe('saved: a b x');
  });

  it('tells only of what is new, and nothing of other keys', () => {
    const device = createFakeDevice(saved('a'));
    const { store, tab } = visit(device);
    const listener = vi.fn();
    store.subscribe(listener);
    store.complete('m1', 'a');
    const other = device.openTab();
    other.localStorage.setItem('progress/u2', JSON.stringify({ version: 1, ...progressOf('c') }));
    other.localStorage.setItem(key, device.stored()[key] ?? '');
    deliverAll(tab);
    expect(listener).not.toHaveBeenCalled();
    store.complete('m1', 'b');
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each<[string, (store: ProgressStore) => void]>([
    ['completion', ({ complete }) => complete('m1', 'b')],
    ['checked step', ({ check }) => check('m1', 'b', 'one', true)],
  ])(
    'asks the browser once in a visit not to clear the record, at the first %s',
    (_name, change) => {
      for (const stored of [{}, saved('a')]) {
        const device = createFakeDevice(stored);
        const { store } = visit(device);
        expect(device.persistRequests()).toBe(0);
        change(store);
        store.complete('m1', 'c');
        expect(device.persistRequests()).toBe(1);
        visit(device).store.complete('m1', 'd');
        expect(device.persistRequests()).toBe(2);
      }
    },
  );
});

describe('removing', () => {
  it('removes the record, and nothing from the screen, and lasts until the next visit', () => {
    const others = { isAuthenticated: 'true' };
    const device = createFakeDevice({ ...others, ...saved('a') });
    const { store } = visit(device);
    store.remove();
    expect(shownBy(store)).toBe('removed: a x');
    store.complete('m1', 'b');
    store.check('m1', 'c', 'one', true);
    expect(shownBy(store)).toBe('removed: a b c x');
    expect(device.stored()).toEqual(others);
    const later = visit(device).store;
    expect(shownBy(later)).toBe('untilReload: x');
    later.complete('m1', 'd');
    expect(storedIn(device)).toBe('d x');
  });

  it('removes a record that cannot be read', () => {
    const device = createFakeDevice({ [key]: '{"version":2}' });
    const { store } = visit(device);
    store.complete('m1', 'a');
    expect(shownBy(store)).toBe('unavailable: a x');
    store.remove();
    expect(device.stored()).toEqual({});
  });

  it('claims nothing when the browser refuses, and can be tried again', () => {
    const device = createFakeDevice(saved('a'));
    const { store } = visit(device);
    device.refuse('everything');
    store.remove();
    expect(shownBy(store)).toBe('saved: a x');
    device.refuse('nothing');
    store.remove();
    expect(shownBy(store)).toBe('removed: a x');
    expect(device.stored()).toEqual({});
  });
});

describe.each(['writing', 'everything'] as const)('a browser that refuses %s', (refused) => {
  it.each([
    ['without a record', {}, 'a b x'],
    ['with a record', saved('c'), 'a b c x'],
  ])('loses nothing on the screen %s, and makes up for it later', (_name, stored, all) => {
    const device = createFakeDevice(stored);
    const { store } = visit(device);
    const before = idsOf(store.getState().progress);
    device.refuse(refused);
    store.complete('m1', 'a');
    expect(shownBy(store)).toBe(`unavailable: a ${before}`);
    expect(store.getState().record !== null).toBe(key in stored);
    expect(device.stored()).toEqual(stored);
    expect(device.persistRequests()).toBe(0);
    device.refuse('nothing');
    store.complete('m1', 'b');
    expect(shownBy(store)).toBe(`saved: ${all}`);
    expect(storedIn(device)).toBe(all);
  });
});

const checkedIn = (progress: EmployeeProgress | undefined) =>
  progress?.milestones
    .flatMap(({ missions }) =>
      missions.flatMap((mission) =>
        Object.keys(mission.steps ?? {}).filter((step) => isChecked(mission, step)),
      ),
    )
    .join(' ');
const checkedBy = ({ getState }: ProgressStore) => checkedIn(getState().progress);
const savedSteps = (device: FakeDevice) =>
  checkedIn(parseProgress(device.stored()[key] ?? null, 'e1'));

describe('checked steps', () => {
  it('are saved, also those of an open mission', () => {
    const device = createFakeDevice();
    const { store } = visit(device);
    for (const step of ['one', 'two']) store.check('m1', 'a', step, true);
    store.check('m1', 'a', 'one', false);
    store.check('m1', 'x', 'prototype', true);
    expect(savedSteps(device)).toBe('two prototype');
    expect(device.stored()[key]).toContain('"steps":{"one":2,"two":1}');
    expect(checkedBy(visit(device).store)).toBe('two prototype');
  });

  it('are the same in all tabs, also after two were pressed in the same moment', () => {
    const device = createFakeDevice(saved());
    const [one, two] = [visit(device, { isLate: true }), visit(device, { isLate: true })];
    one.store.check('m1', 'a', 'one', true);
    two.store.check('m1', 'a', 'two', true);
    two.store.check('m1', 'a', 'one', true);
    deliverAll(one.tab, two.tab);
    for (const { store } of [one, two]) expect(checkedBy(store)).toBe('one two');
    expect(savedSteps(device)).toBe('one two');
  });

  it('are as they were pressed last, in whatever tab, and whenever the others learn of it, from the first press on', () => {
    const press = fc.record({
      tab: fc.nat({ max: 2 }),
      step: fc.constantFrom('one', 'two', 'three'),
      checks: fc.boolean(),
      receiver: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(press, { minLength: 1, maxLength: 30 }),
        (isSaved, presses) => {
          const device = createFakeDevice(isSaved ? saved() : {});
          const [first, ...others] = [visit(device), visit(device), visit(device)] as const;
          const tabs = [first, ...others];
          const last = new Map<string, boolean>();
          for (const { tab, step, checks, receiver } of presses) {
            (tabs[tab] ?? first).store.check('m1', 'a', step, checks);
            last.set(step, checks);
            tabs[receiver]?.tab.deliver();
          }
          deliverAll(...tabs.map(({ tab }) => tab));
          const checked = [...last].flatMap(([step, checks]) => (checks ? step : []));
          expect(savedSteps(device)).toBe(checked.toSorted().join(' '));
          for (const { store } of tabs) expect(checkedBy(store)).toBe(checked.toSorted().join(' '));
        },
      ),
    );
  });
});

describe('several tabs', () => {
  it('stop saving when the storage is cleared, unmark nothing, and bring nothing back', () => {
    const device = createFakeDevice(saved('a'));
    const { store, tab } = visit(device);
    device.openTab().localStorage.clear();
    deliverAll(tab);
    store.complete('m1', 'b');
    expect(shownBy(store)).toBe('removed: a b x');
    expect(device.stored()).toEqual({});
  });

  it('receive nothing any more when the screen is gone', () => {
    const device = createFakeDevice(saved());
    const { store, tab, leave } = visit(device);
    leave();
    visit(device).store.complete('m1', 'a');
    deliverAll(tab);
    expect(shownBy(store)).toBe('saved: x');
  });

  it('lose no completion in whatever order they write, receive and are closed', () => {
    const action = fc.constantFrom('deliver', 'close', 'a', 'b', 'c', 'd', 'e');
    const step = fc.tuple(fc.nat({ max: 2 }), action);
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (isSaved, steps) => {
        const device = createFakeDevice(isSaved ? saved() : {});
        const last = visit(device, { isLate: true });
        const others = [visit(device, { isLate: true }), visit(device)];
        const open = new Map(others.entries());
        last.store.complete('m1', 'a');
        const completed = new Set(['a', 'x']);
        for (const [index, what] of steps) {
          const { store, tab, leave } = open.get(index) ?? last;
          if (what === 'deliver') tab.deliver();
          else if (what !== 'close') {
            completed.add(what);
            store.complete('m1', what);
          } else if (open.delete(index)) leave();
        }
        deliverAll(last.tab, ...[...open.values()].map(({ tab }) => tab));
        const all = [...completed].toSorted().join(' ');
        expect(storedIn(device)).toBe(all);
        for (const { store } of [last, ...open.values()])
          expect(shownBy(store)).toBe(`saved: ${all}`);
      }),
      { numRuns: 200 },
    );
  });
});
