import { deepLink } from './support/addresses.ts';
import { conclude, portal, readStored, signedOut } from './support/expectation.ts';
import { colleague, type Tab } from './support/tab.ts';
import { faultCase } from './support/test.ts';
import type { View } from './support/view.ts';

const minute = 60_000;

/** Signs in with the first tab, and opens another one. */
async function enterBoth(tab: Tab) {
  await tab.signIn();
  const other = await tab.openAnother(deepLink);
  await settled(tab, other, 'portal', 10_000);
  return other;
}

/** After how much of the clock, which the first tab moves, the other one is in this state. */
async function settled(first: Tab, tab: Tab, state: View['state'], limitMs: number) {
  for (let afterMs = 0; afterMs <= limitMs; afterMs += 100) {
    if ((await tab.calmView()).state === state) return afterMs;
    await first.run(100);
  }
  // The rest comes in the browser's own time.
  const last = await tab.settle(0, (seen) => seen.state === state);
  return last.state === state ? limitMs : 'never';
}

/** In steps, for what the tabs tell each other. */
async function pass(tabs: readonly [Tab, ...Tab[]], seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await tabs[0].run(1000);
    for (const tab of tabs) await tab.calmView();
  }
}

const statesOf = (...tabs: readonly Tab[]) =>
  Promise.all(tabs.map(async (tab) => (await tab.calmView()).state));

const callsOf = (...tabs: readonly Tab[]) =>
  tabs.reduce((sum, tab) => sum + tab.countOf('token'), 0);

/** Whether each of the other tabs is in this state within a second. */
async function areSoon(tab: Tab, others: readonly Tab[], state: View['state']) {
  const answers: boolean[] = [];
  for (const other of others) answers.push((await settled(tab, other, state, 1000)) !== 'never');
  return answers;
}

/** What the tabs tell each other also comes through the shared storage. */
for (const setting of ['', ' (without BroadcastChannel)'] as const) {
  const details = { signIn: [true, true], signOut: [true, true] };
  faultCase(
    `tabs: a sign-in and a sign-out are seen in all${setting}`,
    { ...signedOut, details },
    async (tab) => {
      if (setting) {
        await tab.context.addInitScript(() => {
          Reflect.deleteProperty(window, 'BroadcastChannel');
        });
      }
      await tab.open(deepLink);
      await tab.settle(10_000);
      const others = [await tab.openAnother(deepLink), await tab.openAnother('/login')];
      for (const other of others) await settled(tab, other, 'signIn', 10_000);
      await tab.submit();
      await tab.settle(0, ({ state }) => state === 'portal');
      const signIn = await areSoon(tab, others, 'portal');
      await tab.press('Sign Out');
      await tab.settle(0, ({ state }) => state === 'signIn');
      const signOut = await areSoon(tab, others, 'signIn');
      return conclude(tab, await tab.calmView(), { details: { signIn, signOut } });
    },
  );
}

/** Neither tab brings the first person back, or asks for ever. */
faultCase(
  'tabs: another person signs in in one of them',
  { ...portal, details: { laterCalls: 0, users: [colleague.localId] } },
  async (tab) => {
    const other = await enterBoth(tab);
    const { service } = tab.server;
    await other.press('Sign Out');
    await settled(tab, tab, 'signIn', 5000);
    await other.submit(colleague);
    for (const each of [other, tab]) await settled(tab, each, 'portal', 5000);
    service.clearCalls();
    await tab.run(2 * minute);
    const { address: _ownOrNone, ...seen } = await tab.calmView();
    const { users } = await readStored(tab);
    // Whether it keeps its selection depends on what the tab hears of first.
    const details = { laterCalls: service.calls.length, users };
    return conclude(tab, { ...seen, address: deepLink }, { details });
  },
);

/** A refresh is due, and a tab waits for the answer. */
async function holdRefresh(tabs: readonly [Tab, ...Tab[]]) {
  const [first] = tabs;
  const releases = await Promise.all(tabs.map((tab) => tab.hold('token')));
  await first.jump(55 * minute);
  await first.settle(10_000, () => callsOf(...tabs) > 0, 1000);
  const asking = tabs.find((tab) => tab.countOf('token') > 0);
  if (!asking) throw new Error('No tab has asked for a token.');
  return { asking, release: () => releases.forEach((release) => release()) };
}

faultCase(
  'tabs: a sign-out while another tab refreshes',
  { ...signedOut, details: { states: ['signIn', 'signIn'] } },
  async (tab) => {
    const other = await enterBoth(tab);
    const { asking, release } = await holdRefresh([tab, other]);
    await (asking === tab ? other : tab).press('Sign Out');
    release();
    // Word of the sign-out that comes while the clock stands still is not out of date.
    await asking.settle(0, ({ state }) => state === 'signIn');
    await pass([tab, other], 10);
    const details = { states: await statesOf(tab, other) };
    return conclude(tab, await tab.calmView(), { details });
  },
);

/** A tab is still looking up who is signed in when the other one signs out. */
faultCase(
  'tabs: a sign-out while another tab starts',
  { ...signedOut, details: { states: ['signIn', 'signIn'] } },
  async (tab) => {
    await tab.signIn();
    const starting = await tab.openAnother('about:blank');
    const release = await starting.hold('lookup');
    await starting.open(deepLink);
    await starting.calmView();
    await tab.press('Sign Out');
    release();
    await settled(tab, starting, 'signIn', 10_000);
    await tab.run(5000);
    const details = { states: await statesOf(tab, starting) };
    return conclude(tab, await tab.calmView(), { details });
  },
);

/** The removal of the old session is no business of the new one, however long the start takes. */
faultCase(
  'tabs: a tab still starts when another one signs out, and a third one signs in',
  { ...portal, address: '/home', details: { states: ['portal', 'portal'] } },
  async (tab) => {
    const third = await enterBoth(tab);
    const starting = await tab.openAnother('/login');
    await settled(tab, starting, 'portal', 10_000);
    await starting.hold('lookup');
    await starting.reload();
    await starting.calmView();
    await tab.run(1500);
    await tab.press('Sign Out');
    await settled(tab, third, 'signIn', 2000);
    await third.submit();
    await settled(tab, third, 'portal', 2000);
    await pass([tab, starting, third], 8);
    const details = { states: await statesOf(starting, third) };
    return conclude(third, await third.calmView(), { details });
  },
);

/** The service's late word on the first person is nothing to the second one. */
faultCase(
  'tabs: a refresh of the first person is refused after another one has signed in',
  { ...portal, address: '/home' },
  async (tab) => {
    await tab.signIn();
    tab.server.service.revoke('demo-new-hire');
    const { release } = await holdRefresh([tab]);
    await tab.press('Sign Out');
    await settled(tab, tab, 'signIn', 5000);
    await tab.submit(colleague);
    await settled(tab, tab, 'portal', 31_000);
    release();
    await pass([tab], 10);
    return conclude(tab, await tab.calmView());
  },
);
