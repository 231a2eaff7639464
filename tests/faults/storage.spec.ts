import { deepLink } from './support/addresses.ts';
import {
  conclude,
  type Expectation,
  portal,
  portalInLocal,
  readStored,
  sessionEnded,
  signedOut,
  signInPage,
} from './support/expectation.ts';
import { type Moment, type StorageFault, storageFaults } from './support/storageFaults.ts';
import { colleague, type IsReached, type Tab } from './support/tab.ts';
import { faultCase } from './support/test.ts';
import { isSettled, type View } from './support/view.ts';

/** The SDK's 30 s for the sign-in, and 2 s for a session that is not stored. */
const signInDeadline = 35_000;

async function arm(tab: Tab, faults: readonly StorageFault[], moment: Moment) {
  for (const fault of faults) await fault.arm(tab, moment);
}

const openForm = async (tab: Tab) => {
  await tab.open(deepLink);
  await tab.settle(10_000);
};

type Faults = readonly StorageFault[];
type Scenario = (tab: Tab, faults: Faults, isStarted: IsReached | undefined) => Promise<View>;

const scenarios = {
  'start with a stored session': async (tab, faults, isStarted) => {
    await tab.holdSession();
    await arm(tab, faults, 'load');
    await tab.open(deepLink);
    return tab.settle(10_000, isStarted);
  },
  'sign-in in a browser with': async (tab, faults) => {
    await arm(tab, faults, 'load');
    await openForm(tab);
    await tab.submit();
    return tab.settle(signInDeadline);
  },
  'sign-in after': async (tab, faults) => {
    await openForm(tab);
    await arm(tab, faults, 'nowAndLater');
    await tab.submit();
    return tab.settle(signInDeadline);
  },
  'sign-out after': async (tab, faults) => {
    await tab.enter();
    await arm(tab, faults, 'now');
    await tab.press('Sign Out');
    const { state } = await tab.settle(0);
    const seen = await tab.pass(5000);
    return isSettled(seen.state) && state === 'signIn' ? seen : { ...seen, state };
  },
  'in mid-session': async (tab, faults) => {
    await tab.enter();
    await arm(tab, faults, 'now');
    return tab.pass(5000);
  },
  'refresh after': async (tab, faults) => {
    await tab.enter();
    await arm(tab, faults, 'now');
    await tab.jump(55 * 60_000 + 5000);
    return tab.pass(10_000);
  },
} as const satisfies Record<string, Scenario>;

function cases(
  scenario: keyof typeof scenarios,
  rows: readonly (readonly [faults: Faults, expected: Expectation])[],
  logs?: readonly RegExp[],
) {
  for (const [faults, expected] of rows) {
    // Where the flag cannot be read, the form stands first, and the portal follows.
    const isWithoutFlag = !expected.flag || faults.includes(storageFaults.localRefused);
    const startOf = (end: View['state']): IsReached | undefined =>
      isWithoutFlag && end === 'portal' ? ({ state }) => state === 'portal' : undefined;
    const name = `storage, ${scenario}: ${faults.map((fault) => fault.name).join(', ')}`;
    const play = async (tab: Tab) => {
      const seen = await scenarios[scenario](tab, faults, startOf(expected.state));
      return conclude(tab, seen, { isStarted: startOf(expected.afterReload) });
    };
    faultCase(name, expected, play, logs);
  }
}

const {
  databaseRefused,
  databaseHangs,
  databaseReadsHang,
  databaseStops,
  databaseLate,
  databaseFull,
  databaseAlmostFull,
  databaseKeeps,
  localRefused,
  localFull,
  sessionRefused,
  databaseForeign,
  localJunk,
  allGone,
} = storageFaults;

const inSession: Expectation = { ...portal, stores: ['session storage'], flag: false };
/** The session is out of reach, not at an end; a flag in a storage that is refused cannot be removed. */
const outOfReach: Expectation = { ...signInPage, stores: ['IndexedDB'] };
/** Nothing can be stored: the session ends with the page. */
const forThisVisit: Expectation = {
  ...portal,
  stores: [],
  afterReload: 'signIn',
  signInLeadsTo: deepLink,
};

cases('start with a stored session', [
  [[databaseRefused], outOfReach],
  [[databaseHangs], outOfReach],
  [[databaseStops], outOfReach],
  [[databaseReadsHang], outOfReach],
  [[databaseFull], portalInLocal],
  [[databaseAlmostFull], portalInLocal],
  // There is no room for it anywhere, and the SDK removes what it cannot write.
  [[databaseFull, localFull], signInPage],
  [[databaseForeign], signInPage],
  [[allGone], signInPage],
  [[localRefused], portal],
  [[localFull], portal],
  [[localJunk], portal],
  [[databaseRefused, localRefused], { ...outOfReach, flag: true }],
]);

cases('sign-in in a browser with', [
  [[databaseRefused], portalInLocal],
  [[databaseHangs], portalInLocal],
  [[databaseStops], portalInLocal],
  [[databaseReadsHang], portalInLocal],
  [[databaseFull], portalInLocal],
  [[databaseAlmostFull], portalInLocal],
  [[databaseForeign], portal],
  [[localRefused], { ...portal, flag: false }],
  [[databaseRefused, localRefused], inSession],
  [[databaseHangs, localFull], inSession],
  [[databaseRefused, localRefused, sessionRefused], { ...forThisVisit, flag: false }],
]);

cases('sign-in after', [
  [[databaseStops], forThisVisit],
  [[databaseFull], portalInLocal],
  [[databaseAlmostFull, localFull], inSession],
]);

cases('sign-out after', [
  [[databaseRefused], signedOut],
  [[databaseFull], signedOut],
]);

/** The unfinished sign-out is made up for at the next start. */
const logoutLine = [/^Logout (failed|error)$/];
cases(
  'sign-out after',
  [
    [[databaseKeeps], { ...signedOut, stores: ['IndexedDB'] }],
    [[databaseStops], { ...signedOut, stores: ['IndexedDB'] }],
  ],
  logoutLine,
);

cases('in mid-session', [
  [[allGone], sessionEnded],
  [[localJunk], { ...portal, stores: ['IndexedDB', 'local storage'] }],
  [[databaseRefused], portal],
  [[databaseStops], portal],
]);

cases('refresh after', [
  [[databaseFull], portal],
  [[databaseStops], portal],
]);

/** The next start, in another tab of the same browser, whose database is well. */
async function startAnew(tab: Tab) {
  const next = await tab.openAnother('/home');
  for (let second = 0; second < 4; second += 1) {
    await tab.run(1000);
    await next.calmView();
  }
  return next;
}

/** Maya's session is stored where it is out of reach for the moment. */
async function openOnMayas(tab: Tab, fault: StorageFault) {
  await tab.holdSession();
  await fault.arm(tab, 'load');
  await openForm(tab);
}

faultCase(
  'storage, another person signs in: IndexedDB hangs at opening, and is well at the next start',
  { ...portal, address: '/home', details: { users: [colleague.localId] } },
  async (tab) => {
    await openOnMayas(tab, databaseHangs);
    await tab.submit(colleague);
    await tab.settle(signInDeadline);
    const next = await startAnew(tab);
    const { users } = await readStored(next);
    return conclude(next, await next.calmView(), { details: { users } });
  },
);

faultCase(
  'storage, sign-in and sign-out: IndexedDB hangs at opening, and is well at the next start',
  signedOut,
  async (tab) => {
    await openOnMayas(tab, databaseHangs);
    await tab.submit(colleague);
    await tab.settle(signInDeadline);
    await tab.press('Sign Out');
    await tab.settle(0, ({ state }) => state === 'signIn');
    const next = await startAnew(tab);
    return conclude(next, await next.calmView());
  },
);

/** Neither is the form pulled away from under the typing, nor does a token stay behind. */
faultCase(
  'storage, sign-in and sign-out: IndexedDB answers after both',
  { ...signedOut, details: { afterStart: 'signIn', stores: [] } },
  async (tab) => {
    await openOnMayas(tab, databaseLate);
    const { state: afterStart } = await tab.pass(10_000);
    await tab.submit(colleague);
    await tab.settle(signInDeadline);
    await tab.press('Sign Out');
    await tab.settle(0, ({ state }) => state === 'signIn');
    await tab.page.evaluate(() => window.dispatchEvent(new Event('databaseanswers')));
    const seen = await tab.pass(2000);
    const { stores } = await readStored(tab);
    return conclude(tab, seen, { details: { afterStart, stores } });
  },
);

faultCase(
  'storage, another person signs in: IndexedDB hangs since the sign-out, and is well at the next start',
  { ...portal, address: '/home', details: { users: [colleague.localId] } },
  async (tab) => {
    await tab.enter();
    await databaseStops.arm(tab, 'now');
    await tab.press('Sign Out');
    await tab.settle(0, ({ state }) => state === 'signIn');
    await tab.submit(colleague);
    await tab.settle(signInDeadline);
    const next = await startAnew(tab);
    const { users } = await readStored(next);
    return conclude(next, await next.calmView(), { details: { users } });
  },
);

/** The service refuses, and the storage does not answer. */
faultCase(
  'storage, refresh after: IndexedDB hangs at reading and writing, account revoked',
  { ...sessionEnded, stores: ['IndexedDB'] },
  async (tab) => {
    await tab.enter();
    tab.server.service.revoke('demo-new-hire');
    await databaseStops.arm(tab, 'now');
    await tab.jump(55 * 60_000 + 5000);
    return conclude(tab, await tab.settle(20_000, ({ state }) => state === 'signIn'));
  },
);
