import { demoAccounts } from '../../../src/mocks/demoAccounts.ts';
import { conclude } from '../support/outcome.ts';
import type { Stage } from '../support/stage.ts';
import { storageFaults } from '../support/storageFaults.ts';
import type { View } from '../support/view.ts';
import { type Cell, deadlines, inLocal, place, portal, signedOut } from './cell.ts';
import { signIn } from './startCells.ts';

const minute = 60_000;

const colleague = accountOf('second.colleague@waymark.test');

function accountOf(email: string) {
  const account = demoAccounts.find((each) => each.email === email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return account;
}

const inStore = (browser: readonly Lack[]) => (browser.includes(noDatabase) ? inLocal : portal);

const heal = () => Promise.resolve();

/** Something that a browser does not have, in any of its tabs. */
interface Lack {
  readonly name: string;
  readonly take: () => void;
}

const noLocks: Lack = {
  name: 'without Web Locks',
  take: () => {
    Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, value: undefined });
  },
};
const noChannel: Lack = {
  name: 'without BroadcastChannel',
  take: () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
};
const noDatabase: Lack = {
  name: 'without IndexedDB',
  take: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused by the test.', 'SecurityError');
    };
  },
};

const settingOf = (browser: readonly Lack[]) =>
  browser.length === 0 ? '' : ` (${browser.map(({ name }) => name).join(', ')})`;

/** Signs in with the first tab, and opens the others. */
async function enterWith(stage: Stage, count: number, browser: readonly Lack[]) {
  for (const lack of browser) await stage.context.addInitScript(lack.take);
  await signIn(stage);
  const others: Stage[] = [];
  while (others.length < count - 1) {
    const tab = await stage.openTab(place);
    others.push(tab);
    await settled(stage, tab, 'portal', deadlines.start);
  }
  return [stage, ...others];
}

/** After how much of the clock the tab is in this state; the first tab moves the clock. */
async function settled(stage: Stage, tab: Stage, state: View['state'], limitMs: number) {
  for (let afterMs = 0; afterMs <= limitMs; afterMs += 100) {
    if ((await tab.calmView()).state === state) return afterMs;
    await stage.run(100);
  }
  return 'never';
}

const calls = (tabs: readonly Stage[]) => tabs.reduce((sum, tab) => sum + tab.countOf('token'), 0);

/** Two hours and three quarters: three times a refresh is due. */
function oneRefreshForAll(...browser: readonly Lack[]): Cell {
  return {
    name: `tabs: three of them, one refresh each time${settingOf(browser)}`,
    expected: {
      ...inStore(browser),
      details: { calls: [1, 2, 3], states: ['portal', 'portal', 'portal'] },
    },
    play: async (stage) => {
      const tabs = await enterWith(stage, 3, browser);
      const seenCalls: number[] = [];
      while (seenCalls.length < 3) {
        await stage.jump(54 * minute);
        for (let second = 0; second < 120; second += 5) {
          await stage.run(5000);
          for (const tab of tabs) await tab.calmView();
        }
        seenCalls.push(calls(tabs));
      }
      const states = await statesOf(tabs);
      const seen = await stage.calmView();
      return conclude(stage, seen, { heal, details: { calls: seenCalls, states } });
    },
  };
}

/** Second by second, for what the tabs tell each other. */
async function pass(stage: Stage, tabs: readonly Stage[], seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await stage.run(1000);
    for (const tab of tabs) await tab.calmView();
  }
}

const isAnyRequest = () => true;
const statesOf = (tabs: readonly Stage[]) =>
  Promise.all(tabs.map(async (tab) => (await tab.calmView()).state));

/** A refresh is due, and one tab waits for the answer. */
async function holdRefresh(stage: Stage, tabs: readonly Stage[]) {
  const release = stage.server.hold('token');
  for (const tab of tabs) tab.isHeld.add(isAnyRequest);
  await stage.jump(55 * minute);
  for (let second = 0; second < 10 && calls(tabs) === 0; second += 1) await stage.run(1000);
  const asking = tabs.find((tab) => tab.countOf('token') > 0);
  if (!asking) throw new Error('No tab has asked for a token.');
  return { asking, others: tabs.filter((tab) => tab !== asking), release };
}

/** The one that asks goes away before it has an answer. */
function askingTabCloses(...browser: readonly Lack[]): Cell {
  return {
    name: `tabs: the one that refreshes is closed, another one takes over${settingOf(browser)}`,
    expected: { ...portal, details: { callsOfOthers: 1 } },
    play: async (stage) => {
      const tabs = await enterWith(stage, 3, browser);
      const { asking, others, release } = await holdRefresh(stage, tabs);
      const [first] = others;
      if (!first) throw new Error('There is no other tab.');
      await asking.page.close();
      release();
      for (const tab of others) tab.isHeld.clear();
      for (let second = 0; second < 180 && calls(others) === 0; second += 1) {
        await first.run(1000);
        await first.calmView();
      }
      const seen = await first.settle(deadlines.start);
      return conclude(first, seen, { heal, details: { callsOfOthers: calls(others) } });
    },
  };
}

/** How soon each of the other tabs is in this state. */
async function seenBy(stage: Stage, others: readonly Stage[], state: View['state']) {
  const seen: string[] = [];
  for (const tab of others) {
    const afterMs = await settled(stage, tab, state, 5000);
    const isSoon = afterMs !== 'never' && afterMs <= 1000;
    seen.push(isSoon ? 'within a second' : `after ${afterMs} ms`);
  }
  return seen;
}

function signOutIsSeen(...browser: readonly Lack[]): Cell {
  return {
    name: `tabs: a sign-out is seen in all${settingOf(browser)}`,
    expected: { ...signedOut, details: { seen: ['within a second', 'within a second'] } },
    play: async (stage) => {
      const [, ...others] = await enterWith(stage, 3, browser);
      await stage.press('Sign Out');
      const details = { seen: await seenBy(stage, others, 'signIn') };
      return conclude(stage, await stage.calmView(), { heal, details });
    },
  };
}

function signInIsSeen(...browser: readonly Lack[]): Cell {
  return {
    name: `tabs: a sign-in is seen in all${settingOf(browser)}`,
    expected: { ...inStore(browser), details: { seen: ['within a second', 'within a second'] } },
    play: async (stage) => {
      for (const lack of browser) await stage.context.addInitScript(lack.take);
      await stage.open(place);
      await stage.settle(deadlines.start);
      const others = [await stage.openTab(place), await stage.openTab('/login')];
      for (const tab of others) await settled(stage, tab, 'signIn', deadlines.start);
      await stage.submit();
      await stage.calmView();
      const details = { seen: await seenBy(stage, others, 'portal') };
      return conclude(stage, await stage.calmView(), { heal, details });
    },
  };
}

/** Neither tab brings the first person back, or asks for ever. */
function anotherPerson(...browser: readonly Lack[]): Cell {
  return {
    name: `tabs: another person signs in in one of them${settingOf(browser)}`,
    expected: {
      ...inStore(browser),
      place: '/home',
      details: { completed: { mine: 1, theirs: 0 }, laterCalls: 0 },
    },
    play: async (stage) => {
      const [, other] = await enterWith(stage, 2, browser);
      if (!other) throw new Error('There is no other tab.');
      const completedIn = ({ page }: Stage) =>
        page.getByText('Project Kick-off, 2 of 3 missions completed').count();
      await stage.press('Mark as Completed');
      await stage.calmView();
      const mine = await completedIn(stage);
      await other.press('Sign Out');
      await settled(stage, stage, 'signIn', 5000);
      await other.submit(colleague.password, colleague.email);
      for (const tab of [other, stage]) await settled(stage, tab, 'portal', 5000);
      stage.server.service.clearCalls();
      await stage.run(2 * minute);
      const seen = await stage.calmView();
      const theirs = (await completedIn(stage)) + (await completedIn(other));
      const laterCalls = stage.server.service.calls.length;
      const details = { completed: { mine, theirs }, laterCalls };
      // It is open whether the tab hears first of the press on Sign Out, or of what came of it, and
      // keeps its selection.
      const [address = ''] = seen.place.split('?');
      return conclude(stage, { ...seen, place: address }, { heal, details });
    },
  };
}

/** A refresh is under way in one tab when the other one signs out. */
const signOutDuringRefresh: Cell = {
  name: 'tabs: a sign-out while another tab refreshes',
  expected: { ...signedOut, details: { states: ['signIn', 'signIn'] } },
  play: async (stage) => {
    const tabs = await enterWith(stage, 2, []);
    const { others, release } = await holdRefresh(stage, tabs);
    for (const tab of others) await tab.press('Sign Out');
    release();
    for (const tab of tabs) tab.isHeld.clear();
    await pass(stage, tabs, 10);
    const states = await statesOf(tabs);
    return conclude(stage, await stage.calmView(), { heal, details: { states } });
  },
};

/** A tab is still looking up who is signed in when the other one signs out. */
const signOutDuringStart: Cell = {
  name: 'tabs: a sign-out while another tab starts',
  expected: { ...signedOut, details: { states: ['signIn', 'signIn'] } },
  play: async (stage) => {
    await enterWith(stage, 1, []);
    const release = stage.server.hold('lookup');
    const starting = await stage.openTab(place);
    starting.isHeld.add(isAnyRequest);
    await starting.calmView();
    await stage.press('Sign Out');
    starting.isHeld.clear();
    release();
    await settled(stage, starting, 'signIn', deadlines.start);
    await stage.run(5000);
    const states = await statesOf([stage, starting]);
    return conclude(stage, await stage.calmView(), { heal, details: { states } });
  },
};

/** The service's late word on the first person is nothing to the second one. */
const lateRefusal: Cell = {
  name: 'tabs: a refresh of the first person is refused after another one has signed in',
  expected: { ...portal, place: '/home' },
  play: async (stage) => {
    await enterWith(stage, 1, []);
    stage.server.service.revoke('demo-new-hire');
    const { release } = await holdRefresh(stage, [stage]);
    await stage.press('Sign Out');
    await settled(stage, stage, 'signIn', 5000);
    await stage.submit(colleague.password, colleague.email);
    await settled(stage, stage, 'portal', deadlines.signIn);
    release();
    stage.isHeld.clear();
    await pass(stage, [stage], 10);
    return conclude(stage, await stage.calmView(), { heal });
  },
};

/** The tab that is handed the other one's token cannot write it down. */
const handedOverToFullStorage: Cell = {
  name: 'tabs: one refreshes, the other one has no room for the record',
  expected: { ...portal, details: { states: ['portal', 'portal'] } },
  play: async (stage) => {
    const tabs = await enterWith(stage, 2, []);
    const { others, release } = await holdRefresh(stage, tabs);
    for (const tab of others) await storageFaults.databaseFull.arm(tab, 'now');
    release();
    for (const tab of tabs) tab.isHeld.clear();
    await pass(stage, tabs, 10);
    const states = await statesOf(tabs);
    return conclude(stage, await stage.calmView(), { heal, details: { states } });
  },
};

/** One call of each tab for half a token's life; the SDK's own, each after the other tab's, are held back. */
const shortTokens: Cell = {
  name: 'tabs: two of them, tokens of 30 seconds',
  expected: { ...portal, details: { isCalm: true } },
  play: async (stage) => {
    stage.server.service.configure({ tokenLifetimeSeconds: 30 });
    const tabs = await enterWith(stage, 2, []);
    const before = calls(tabs);
    await pass(stage, tabs, 120);
    const details = { isCalm: calls(tabs) - before <= 16 };
    return conclude(stage, await stage.calmView(), { heal, details });
  },
};

export const tabCells: readonly Cell[] = [
  oneRefreshForAll(),
  oneRefreshForAll(noLocks),
  oneRefreshForAll(noDatabase),
  askingTabCloses(),
  askingTabCloses(noLocks),
  signOutDuringRefresh,
  signOutDuringStart,
  lateRefusal,
  handedOverToFullStorage,
  shortTokens,
  ...[signOutIsSeen, signInIsSeen, anotherPerson].flatMap((scene) => [
    scene(),
    scene(noChannel),
    scene(noDatabase),
    scene(noDatabase, noChannel),
  ]),
];
