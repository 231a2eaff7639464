import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type EmployeeProgress, isTicked } from '../plan/model.ts';
import { createFakeDevice, type FakeTab } from '../testing/fakeDevice.ts';
import { parseProgress } from './progressRecord.ts';
import { createProgressStore, type ProgressStore, type Saving } from './progressStore.ts';

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
/** As the first releases have written it: without the day of the choice. */
const savedEarlier = (...ids: string[]) => ({
  [key]: JSON.stringify({ version: 1, ...progressOf(...ids) }),
});

/** A visit to the portal, as the screen makes it. */
function visit(
  device: FakeDevice,
  { isLate = false, saving }: { isLate?: boolean; saving?: Saving } = {},
) {
  const tab = device.openTab({ isLate });
  const initial = progressOf();
  const store = createProgressStore({
    device: tab,
    key,
    initial,
    ...(saving && { saving }),
    now: () => new Date(time),
  });
  const leave = store.subscribe(() => {});
  return { tab, store, leave };
}

const idsOf = ({ milestones }: EmployeeProgress) =>
  milestones.flatMap(({ missions }) => missions.map(({ id }) => id)).join(' ');

/** For example `on: a x`, and `off, at risk: a x` where a reload would lose completions. */
const shownBy = ({ getState }: ProgressStore) => {
  const { progress, persistence, losesProgress } = getState();
  return `${persistence}${losesProgress ? ', at risk' : ''}: ${idsOf(progress)}`;
};
const storedIn = (device: FakeDevice) =>
  idsOf(JSON.parse(device.stored()[key] ?? '') as EmployeeProgress);

/** Once what the browser was asked is answered. */
const settled = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((goOn) => setTimeout(goOn));
};

const hearAll = (...tabs: FakeTab[]) => {
  for (let rounds = 0; tabs.some((tab) => tab.hear()); rounds += 1) {
    if (rounds > 1000) throw new Error('The tabs answer each other without end.');
  }
};

describe('saving', () => {
  it('begins with a press, and includes what was completed before and after', () => {
    const device = createFakeDevice();
    const { store } = visit(device);
    expect(shownBy(store)).toBe('off: x');
    store.complete('m1', 'a');
    expect(shownBy(store)).toBe('off, at risk: a x');
    expect(device.stored()).toEqual({});
    store.save();
    store.complete('m1', 'b');
    expect(shownBy(store)).toBe('on: a b x');
    expect(JSON.parse(device.stored()[key] ?? '')).toEqual({
      version: 1,
      keptSince: time,
      ...progressOf('a', 'b'),
    });
  });

  it('lasts for the next visit, which shows it before anybody subscribes', () => {
    const device = createFakeDevice(savedEarlier('a'));
    const store = createProgressStore({ device: device.openTab(), key, initial: progressOf() });
    expect(shownBy(store)).toBe('on: a x');
    expect(store.getState().savedSince).toBeNull();
    visit(device).store.complete('m1', 'b');
    store.subscribe(() => {});
    expect(shownBy(store)).toBe('on: a b x');
  });

  it('asks the browser not to clear the record at a press on Save alone', () => {
    const device = createFakeDevice();
    const { store } = visit(device);
    store.complete('m1', 'a');
    expect(device.persistRequests()).toBe(0);
    store.save();
    store.complete('m1', 'b');
    visit(device).store.complete('m1', 'c');
    expect(device.persistRequests()).toBe(1);
  });

  it('tells only of what is new, and nothing of other keys', () => {
    const device = createFakeDevice(savedEarlier('a'));
    const { store, tab } = visit(device);
    const listener = vi.fn();
    store.subscribe(listener);
    store.complete('m1', 'a');
    const other = device.openTab();
    other.localStorage.setItem('progress/u2', JSON.stringify({ version: 1, ...progressOf('c') }));
    other.localStorage.setItem(key, device.stored()[key] ?? '');
    hearAll(tab);
    expect(listener).not.toHaveBeenCalled();
    store.complete('m1', 'b');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('removing', () => {
  it('removes the record, what earlier releases have set aside, and nothing from the screen', () => {
    const others = { isAuthenticated: 'true', 'progress/u11/set-aside/1': 'broken' };
    const setAside = { [`${key}/set-aside/1`]: 'broken', [`${key}/set-aside/7`]: 'older' };
    const device = createFakeDevice({ ...others, ...setAside, ...savedEarlier('a') });
    const { store } = visit(device);
    store.remove();
    store.complete('m1', 'b');
    expect(shownBy(store)).toBe('off, at risk: a b x');
    expect(store.getState().savedSince).toBeNull();
    expect(device.stored()).toEqual(others);
  });

  it('claims nothing when the browser refuses, and can be tried again', () => {
    const device = createFakeDevice(savedEarlier('a'));
    const { store } = visit(device);
    device.refuse('everything');
    store.remove();
    expect(shownBy(store)).toBe('on: a x');
    device.refuse('nothing');
    store.remove();
    expect(shownBy(store)).toBe('off, at risk: a x');
    expect(device.stored()).toEqual({});
  });
});

describe('saving from the first completion on', () => {
  const saving = 'fromFirstCompletion';
  const visitAccount = (device: FakeDevice) => visit(device, { saving });

  it('stores nothing before, and everything from then on', () => {
    const device = createFakeDevice();
    const { store } = visitAccount(device);
    expect(shownBy(store)).toBe('off: x');
    expect(device.stored()).toEqual({});
    store.complete('m1', 'a');
    expect(shownBy(store)).toBe('on: a x');
    expect(store.getState().savedSince).toBe(time);
    expect(shownBy(visitAccount(device).store)).toBe('on: a x');
  });

  it.each<[string, (store: ProgressStore) => void]>([
    ['completion', ({ complete }) => complete('m1', 'b')],
    ['ticked step', ({ tick }) => tick('m1', 'b', 'one', true)],
    ['mission from another device', ({ add }) => add(progressOf('b').milestones)],
  ])(
    'asks the browser once in a visit not to clear the record, at the first %s',
    (_name, change) => {
      for (const stored of [{}, savedEarlier('a')]) {
        const device = createFakeDevice(stored);
        const { store } = visitAccount(device);
        expect(device.persistRequests()).toBe(0);
        change(store);
        store.complete('m1', 'c');
        expect(device.persistRequests()).toBe(1);
        visitAccount(device).store.complete('m1', 'd');
        expect(device.persistRequests()).toBe(2);
      }
    },
  );

  it.each<[answer: 'yes' | 'no' | 'error' | 'none' | 'cannotBeAsked', mayBeCleared: boolean]>([
    ['yes', false],
    ['no', true],
    ['error', true],
    ['cannotBeAsked', true],
    // Nothing is known while Firefox asks the person.
    ['none', false],
  ])(
    'knows after the answer “%s” whether the browser may clear the record: %s',
    async (answer, may) => {
      const device = createFakeDevice();
      device.answerPersist(answer);
      const { store } = visitAccount(device);
      store.complete('m1', 'a');
      expect(store.getState()).toMatchObject({ persistence: 'on', mayBeCleared: false });
      await settled();
      expect(store.getState()).toMatchObject({ persistence: 'on', mayBeCleared: may });
      const later = visitAccount(device).store;
      await settled();
      expect(later.getState().mayBeCleared).toBe(answer !== 'yes');
      expect(device.persistRequests()).toBe(answer === 'cannotBeAsked' ? 0 : 1);
    },
  );

  it('takes no answer from before the press', async () => {
    const device = createFakeDevice(savedEarlier('a'));
    const { store } = visitAccount(device);
    store.complete('m1', 'b');
    await settled();
    expect(store.getState().mayBeCleared).toBe(false);
  });

  it('begins with what comes from another device, too', () => {
    const device = createFakeDevice();
    visitAccount(device).store.add(progressOf('a').milestones);
    expect(storedIn(device)).toBe('a x');
  });

  it.each(['writing', 'everything'] as const)(
    'says before a completion that the browser refuses %s, and makes up for it later',
    (refused) => {
      for (const stored of [{}, savedEarlier('a')]) {
        const device = createFakeDevice(stored);
        device.refuse(refused);
        const { store } = visitAccount(device);
        expect(store.getState()).toMatchObject({
          persistence: 'unavailable',
          losesProgress: false,
        });
        store.complete('m1', 'b');
        expect(store.getState()).toMatchObject({ persistence: 'unavailable', losesProgress: true });
        expect(device.stored()).toEqual(stored);
        device.refuse('nothing');
        store.complete('m1', 'c');
        expect(store.getState()).toMatchObject({ persistence: 'on', losesProgress: false });
        expect(storedIn(device)).toMatch(/^(?:a )?b c x$/);
      }
    },
  );
});

describe.each(['writing', 'everything'] as const)('a browser that refuses %s', (refused) => {
  it('loses nothing on the screen when saving is chosen, and can be asked again', () => {
    const device = createFakeDevice();
    device.refuse(refused);
    const { store } = visit(device);
    store.complete('m1', 'a');
    expect(shownBy(store)).toBe('off, at risk: a x');
    store.save();
    store.complete('m1', 'b');
    expect(shownBy(store)).toBe('unavailable, at risk: a b x');
    expect(store.getState().isRecorded).toBe(false);
    expect(device.persistRequests()).toBe(0);
    device.refuse('nothing');
    store.save();
    expect(shownBy(store)).toBe('on: a b x');
    expect(storedIn(device)).toBe('a b x');
  });

  it('loses nothing at a later completion, and makes up for it at the next', () => {
    const device = createFakeDevice(savedEarlier('a'));
    const { store } = visit(device);
    device.refuse(refused);
    store.complete('m1', 'b');
    expect(shownBy(store)).toBe('unavailable, at risk: a b x');
    expect(store.getState().isRecorded).toBe(true);
    expect(storedIn(device)).toBe('a x');
    device.refuse('nothing');
    store.complete('m1', 'c');
    expect(shownBy(store)).toBe('on: a b c x');
    expect(storedIn(device)).toBe('a b c x');
  });
});

const withMission = (change: object) => ({
  milestones: [{ milestoneId: 'm1', missions: [{ id: 'a', isCompleted: true, ...change }] }],
});

describe('a record that cannot be read', () => {
  it.each([
    ['broken', '{"version":1,'],
    ['removed by an account', 'removed'],
    ['of a newer version', { version: 2 }],
    ['of another employee', { employeeId: 'e2' }],
    ['without milestones', { milestones: undefined }],
    ['with a completion without a time', withMission({})],
    ['with a time that does not exist', withMission({ completedAt: '2026-02-30T00:00:00.000Z' })],
    [
      'with an open mission that has a time',
      withMission({ isCompleted: false, completedAt: time }),
    ],
  ])('counts as none, and is replaced by the next press on Save: %s', (_name, change) => {
    const whole = { version: 1, ...progressOf('b') };
    const text = typeof change === 'string' ? change : JSON.stringify({ ...whole, ...change });
    for (const saving of ['onRequest', 'fromFirstCompletion'] as const) {
      const device = createFakeDevice({ [key]: text });
      device.refuse('writing');
      const { store } = visit(device, { saving });
      expect(shownBy(store)).toBe('off: x');
      device.refuse('nothing');
      store.complete('m1', 'a');
      expect(shownBy(store)).toBe('off, at risk: a x');
      expect(device.stored()).toEqual({ [key]: text });
      store.save();
      expect(storedIn(device)).toBe('a x');
    }
  });
});

const tickedIn = (progress: EmployeeProgress | undefined) =>
  progress?.milestones
    .flatMap(({ missions }) =>
      missions.flatMap((mission) =>
        Object.keys(mission.steps ?? {}).filter((step) => isTicked(mission, step)),
      ),
    )
    .join(' ');
const tickedBy = ({ getState }: ProgressStore) => tickedIn(getState().progress);
const savedSteps = (device: FakeDevice) =>
  tickedIn(parseProgress(device.stored()[key] ?? null, 'e1'));

describe('ticked steps', () => {
  it('last in memory, and are saved by a press, also those of an open mission', () => {
    const device = createFakeDevice();
    const { store } = visit(device);
    for (const step of ['one', 'two']) store.tick('m1', 'a', step, true);
    store.tick('m1', 'a', 'one', false);
    expect([tickedBy(store), store.getState().losesSteps]).toEqual(['two', true]);
    expect(device.stored()).toEqual({});
    store.save();
    store.tick('m1', 'x', 'one', true);
    expect(savedSteps(device)).toBe('two one');
    expect(device.stored()[key]).toContain('"steps":["one:2","two"]');
    const later = visit(device).store;
    expect([tickedBy(later), shownBy(later), later.getState().losesSteps]).toEqual([
      'two one',
      'on: a x',
      false,
    ]);
  });

  it('begin a record where progress is saved by itself, until it is removed', () => {
    const device = createFakeDevice();
    const { store } = visit(device, { saving: 'fromFirstCompletion' });
    store.tick('m1', 'a', 'one', true);
    expect(savedSteps(device)).toBe('one');
    expect(store.getState().persistence).toBe('on');
    store.remove();
    store.tick('m1', 'a', 'two', true);
    expect(device.stored()).toEqual({ [key]: 'removed' });
    expect(tickedBy(store)).toBe('one two');
  });

  it.each<[string, unknown, string]>([
    ['no list', 'one', ''],
    ['a list of something else', ['one', 2], ''],
    ['a list of 10,000', Array.from({ length: 10_000 }, String), ''],
    ['a list that names one twice', ['one', 'one'], 'one'],
    ['nothing, as of an earlier release', undefined, ''],
  ])('cost no completion where the record has %s', (_name, steps, ticked) => {
    const mission = { id: 'a', isCompleted: true, completedAt: time, steps };
    const milestones = [{ milestoneId: 'm1', missions: [mission] }];
    const record = { version: 1, employeeId: 'e1', milestones };
    const { store } = visit(createFakeDevice({ [key]: JSON.stringify(record) }));
    expect([shownBy(store), tickedBy(store)]).toEqual(['on: a x', ticked]);
  });

  it('are joined when a tab begins to save', () => {
    const device = createFakeDevice();
    const [one, two] = [visit(device), visit(device)];
    one.store.tick('m1', 'a', 'one', true);
    two.store.tick('m1', 'a', 'two', true);
    one.store.save();
    hearAll(one.tab, two.tab);
    for (const { store } of [one, two]) expect(tickedBy(store)).toBe('one two');
    expect(two.store.getState()).toEqual(one.store.getState());
  });

  it('are the same in all tabs, also after two were pressed in the same moment', () => {
    const device = createFakeDevice(savedEarlier());
    const [one, two] = [visit(device, { isLate: true }), visit(device, { isLate: true })];
    one.store.tick('m1', 'a', 'one', true);
    two.store.tick('m1', 'a', 'two', true);
    two.store.tick('m1', 'a', 'one', true);
    hearAll(one.tab, two.tab);
    for (const { store } of [one, two]) expect(tickedBy(store)).toBe('one two');
    expect(savedSteps(device)).toBe('one two');
  });

  it('are as they were pressed last, in whatever tab, and whenever the others hear of it', () => {
    const press = fc.record({
      tab: fc.nat({ max: 2 }),
      step: fc.constantFrom('one', 'two', 'three'),
      ticks: fc.boolean(),
      heard: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        const device = createFakeDevice(savedEarlier());
        const [first, ...others] = [visit(device), visit(device), visit(device)] as const;
        const tabs = [first, ...others];
        const last = new Map<string, boolean>();
        for (const { tab, step, ticks, heard } of presses) {
          (tabs[tab] ?? first).store.tick('m1', 'a', step, ticks);
          last.set(step, ticks);
          tabs[heard]?.tab.hear();
        }
        hearAll(...tabs.map(({ tab }) => tab));
        const ticked = [...last].flatMap(([step, ticks]) => (ticks ? step : []));
        expect(savedSteps(device)).toBe(ticked.toSorted().join(' '));
        for (const { store } of tabs) expect(tickedBy(store)).toBe(ticked.toSorted().join(' '));
      }),
    );
  });
});

describe('several tabs', () => {
  const newer = '{"version":2,"marks":["a"]}';

  it.each([
    ['is removed', (tab: FakeTab) => tab.localStorage.removeItem(key)],
    ['is cleared with the whole storage', (tab: FakeTab) => tab.localStorage.clear()],
    ['is replaced by a newer version', (tab: FakeTab) => tab.localStorage.setItem(key, newer)],
  ])('stop saving when the record %s, unmark nothing, and bring nothing back', (_name, end) => {
    for (const isHeard of [true, false]) {
      const device = createFakeDevice(savedEarlier('a'));
      const { store, tab } = visit(device);
      end(device.openTab());
      const left = device.stored();
      if (isHeard) hearAll(tab);
      expect(shownBy(store)).toBe(isHeard ? 'off, at risk: a x' : 'on: a x');
      store.complete('m1', 'b');
      expect(shownBy(store)).toBe('off, at risk: a b x');
      expect(device.stored()).toEqual(left);
    }
  });

  it('hear nothing any more when the screen is gone', () => {
    const device = createFakeDevice(savedEarlier());
    const { store, tab, leave } = visit(device);
    leave();
    visit(device).store.complete('m1', 'a');
    hearAll(tab);
    expect(shownBy(store)).toBe('on: x');
  });

  it('lose no completion in whatever order they write, hear and are closed', () => {
    const action = fc.constantFrom('hear', 'close', 'a', 'b', 'c', 'd', 'e');
    const step = fc.tuple(fc.nat({ max: 2 }), action);
    const savings = fc.constantFrom<Saving>('onRequest', 'fromFirstCompletion');
    fc.assert(
      fc.property(savings, fc.array(step, { maxLength: 40 }), (saving, steps) => {
        const device = createFakeDevice(saving === 'onRequest' ? savedEarlier() : {});
        const last = visit(device, { isLate: true, saving });
        const others = [visit(device, { isLate: true, saving }), visit(device, { saving })];
        const open = new Map(others.entries());
        last.store.complete('m1', 'a');
        const completed = new Set(['a', 'x']);
        for (const [index, what] of steps) {
          const { store, tab, leave } = open.get(index) ?? last;
          if (what === 'hear') tab.hear();
          else if (what !== 'close') {
            completed.add(what);
            store.complete('m1', what);
          } else if (open.delete(index)) leave();
        }
        hearAll(last.tab, ...[...open.values()].map(({ tab }) => tab));
        const all = [...completed].toSorted().join(' ');
        expect(storedIn(device)).toBe(all);
        for (const { store } of [last, ...open.values()]) expect(shownBy(store)).toBe(`on: ${all}`);
      }),
      { numRuns: 200 },
    );
  });
});
