import { deepLink } from './support/addresses.ts';
import {
  conclude,
  type Outcome,
  portal,
  portalInLocal,
  sessionEnded,
  signedOut,
  signInPage,
} from './support/outcome.ts';
import { type Moment, type StorageFault, storageFaults } from './support/storageFaults.ts';
import type { IsReached, Tab } from './support/tab.ts';
import { cell } from './support/test.ts';
import { isSettled, type View } from './support/view.ts';

/** The SDK's 30 s for the sign-in, and the portal's 4 s for a storage that hangs. */
const signInDeadline = 35_000;

async function arm(tab: Tab, faults: readonly StorageFault[], moment: Moment) {
  for (const fault of faults) await fault.arm(tab, moment);
}

interface Scene {
  readonly tab: Tab;
  readonly faults: readonly StorageFault[];
  /** A sign-in of a moment ago: its session is stored where this browser stores it. */
  readonly store: () => Promise<void>;
  /** Into the portal with that session. */
  readonly enter: () => Promise<void>;
  /** What a start comes to; by itself, the first thing that can be acted on. */
  readonly isStarted: IsReached | undefined;
}

const scenes = {
  'start with a stored session': async ({ tab, faults, store, isStarted }) => {
    await store();
    await arm(tab, faults, 'load');
    await tab.open(deepLink);
    return tab.settle(10_000, isStarted);
  },
  'sign-in in a browser with': async ({ tab, faults }) => {
    await arm(tab, faults, 'load');
    await tab.open(deepLink);
    await tab.settle(10_000);
    await tab.submit();
    return tab.settle(signInDeadline);
  },
  'sign-in after': async ({ tab, faults }) => {
    await tab.open(deepLink);
    await tab.settle(10_000);
    await arm(tab, faults, 'nowAndLater');
    await tab.submit();
    return tab.settle(signInDeadline);
  },
  'sign-out after': async ({ tab, faults, enter }) => {
    await enter();
    await arm(tab, faults, 'now');
    await tab.press('Sign Out');
    const { state } = await tab.settle(0);
    const seen = await tab.pass(5000);
    return isSettled(seen.state) && state === 'signIn' ? seen : { ...seen, state };
  },
  'in mid-session': async ({ tab, faults, enter }) => {
    await enter();
    await arm(tab, faults, 'now');
    return tab.pass(5000);
  },
  'refresh after': async ({ tab, faults, enter }) => {
    await enter();
    await arm(tab, faults, 'now');
    await tab.jump(55 * 60_000 + 5000);
    return tab.pass(10_000);
  },
} as const satisfies Record<string, (scene: Scene) => Promise<View>>;

/** Faults, what comes of them, and what the browser lacks throughout, which decides where the session is stored. */
type Row = readonly [
  faults: readonly StorageFault[],
  expected: Outcome,
  browser?: readonly StorageFault[],
];

function cells(scene: keyof typeof scenes, rows: readonly Row[], logs?: readonly RegExp[]) {
  for (const [faults, expected, browser = []] of rows) {
    const names = faults.map(({ name }) => name).join(', ');
    const setting = browser.length === 0 ? '' : ` (${browser.map(({ name }) => name).join(', ')})`;
    const play = async (tab: Tab) => {
      await arm(tab, browser, 'load');
      const isWhole = browser.length === 0;
      const store = async () => {
        if (isWhole) return tab.holdSession();
        await tab.signIn();
        await tab.open('about:blank');
      };
      const enter = () => (isWhole ? tab.enter() : tab.signIn());
      // Where the flag is not to be read, the form stands first, and the portal follows.
      const isWithoutFlag = !expected.flag || faults.includes(localRefused);
      const untilPortal = ({ state }: View) => state === 'portal';
      const startOf = (end: View['state']) =>
        isWithoutFlag && end === 'portal' ? untilPortal : undefined;
      const isStarted = startOf(expected.state);
      const seen = await scenes[scene]({ tab, faults, store, enter, isStarted });
      return conclude(tab, seen, { isStarted: startOf(expected.afterReload) });
    };
    cell(`storage, ${scene}: ${names}${setting}`, expected, play, logs);
  }
}

const {
  databaseRefused,
  databaseHangs,
  databaseStops,
  databaseFull,
  databaseAlmostFull,
  databaseKeeps,
  localRefused,
  localFull,
  localKeeps,
  sessionRefused,
  databaseJunk,
  databaseNull,
  databaseForeign,
  databaseNewer,
  localJunk,
  localForeign,
  recordGone,
  localGone,
  allGone,
} = storageFaults;

const inLocal = portalInLocal;
const inSession: Outcome = { ...portal, stores: ['session storage'], flag: false };
const withoutFlag: Outcome = { ...portal, flag: false };
/** The session is out of reach, not at an end; a flag in a storage that is refused cannot be removed. */
const outOfReach = (store: Outcome['stores'][number], flag = false): Outcome => ({
  ...signInPage,
  stores: [store],
  flag,
});
/** Nothing can be kept: the visit works, and ends with the page. */
const forThisVisit: Outcome = {
  ...withoutFlag,
  stores: [],
  afterReload: 'signIn',
  signInLeadsTo: deepLink,
};

cells('start with a stored session', [
  [[databaseRefused], outOfReach('IndexedDB')],
  [[databaseHangs], outOfReach('IndexedDB')],
  [[databaseStops], outOfReach('IndexedDB')],
  // It moves to where there is room.
  [[databaseFull], inLocal],
  [[databaseAlmostFull], inLocal],
  [[databaseJunk], signInPage],
  [[databaseNull], { ...signInPage, stores: ['IndexedDB'] }],
  [[databaseForeign], signInPage],
  [[databaseNewer], signInPage],
  [[recordGone], signInPage],
  [[allGone], signInPage],
  [[localRefused], portal],
  [[localFull], portal],
  [[localJunk], { ...portal, stores: ['IndexedDB', 'local storage'] }],
  [[databaseRefused, localRefused], outOfReach('IndexedDB', true)],
  [[databaseHangs, localRefused], outOfReach('IndexedDB', true)],
  [[databaseFull, localFull], { ...portal, stores: ['session storage'] }],
  [[databaseJunk, localJunk], signInPage],
  [[localRefused], outOfReach('local storage', true), [databaseRefused]],
  [[localFull], inLocal, [databaseRefused]],
  [[localJunk], signInPage, [databaseRefused]],
  [[localForeign], signInPage, [databaseRefused]],
  [[localGone], signInPage, [databaseRefused]],
  [[databaseHangs], inLocal, [databaseRefused]],
]);

cells('sign-in in a browser with', [
  [[databaseRefused], inLocal],
  [[databaseHangs], inLocal],
  [[databaseStops], inLocal],
  [[databaseFull], inLocal],
  [[databaseAlmostFull], inLocal],
  [[databaseForeign], portal],
  [[databaseNewer], inLocal],
  [[databaseJunk], portal],
  [[localRefused], withoutFlag],
  [[localFull], withoutFlag],
  [[databaseRefused, localRefused], inSession],
  [[databaseHangs, localFull], inSession],
  [[databaseRefused, localJunk], inLocal],
  [[databaseRefused, localRefused, sessionRefused], forThisVisit],
]);

cells('sign-in after', [
  [[databaseStops], inLocal],
  [[databaseFull], inLocal],
  [[databaseAlmostFull], inLocal],
  [[databaseAlmostFull, localFull], inSession],
  [[databaseStops, localFull], inSession],
  [[allGone], portal],
  [[localFull], inSession, [databaseRefused]],
]);

const stillInDatabase: Outcome = { ...signedOut, stores: ['IndexedDB'] };

cells('sign-out after', [
  [[databaseRefused], signedOut],
  [[databaseFull], signedOut],
  [[databaseJunk], signedOut],
  [[localFull], signedOut, [databaseRefused]],
]);

const logoutLine = [/^Logout (failed|error)$/];

cells(
  'sign-out after',
  [
    [[databaseKeeps], stillInDatabase],
    [[databaseStops], stillInDatabase],
    [[databaseKeeps, localRefused], { ...stillInDatabase, flag: true }],
    [[localKeeps], { ...signedOut, stores: ['local storage'], flag: true }, [databaseRefused]],
  ],
  logoutLine,
);

const unreadable = (store: Outcome['stores'][number]): Outcome => ({
  ...portal,
  stores: [store],
  afterReload: 'signIn',
  signInLeadsTo: deepLink,
});

cells('in mid-session', [
  [[recordGone], sessionEnded],
  [[allGone], sessionEnded],
  // What is no record ends nothing, and is none at the next start.
  [[databaseJunk], unreadable('IndexedDB')],
  [[localJunk], { ...portal, stores: ['IndexedDB', 'local storage'] }],
  [[localGone], withoutFlag],
  [[databaseRefused], portal],
  [[databaseStops], portal],
  [[localGone], sessionEnded, [databaseRefused]],
  [[localJunk], unreadable('local storage'), [databaseRefused]],
  [[localForeign], unreadable('local storage'), [databaseRefused]],
]);

cells('refresh after', [
  [[databaseFull], inLocal],
  [[databaseStops], { ...portal, stores: ['IndexedDB', 'local storage'] }],
  [[localFull], inLocal, [databaseRefused]],
]);

/** The stored session of the one who comes first is out of reach when another one signs in and out. */
cell(
  'storage, sign-in and sign-out: IndexedDB hangs at opening, and is well at the next start',
  { ...signedOut, details: { afterSignOut: 'signIn', complaints: [] } },
  async (tab) => {
    await tab.holdSession();
    await databaseHangs.arm(tab, 'load');
    await tab.signIn();
    await tab.press('Sign Out');
    await tab.run(10_000);
    const { state: afterSignOut } = await tab.calmView();
    const next = await tab.openAnother('/home');
    for (let second = 0; second < 6; second += 1) {
      await tab.run(1000);
      await next.calmView();
    }
    const details = { afterSignOut, complaints: tab.complaints };
    return conclude(next, await next.calmView(), { details });
  },
  logoutLine,
);

/** The service refuses, and the storage does not answer. */
cell(
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
