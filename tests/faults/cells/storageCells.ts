import { conclude, type Outcome } from '../support/outcome.ts';
import { isState, type Stage } from '../support/stage.ts';
import { type Moment, type StorageFault, storageFaults } from '../support/storageFaults.ts';
import type { View } from '../support/view.ts';
import {
  type Cell,
  deadlines,
  inLocal,
  place,
  portal,
  sessionEnded,
  signedOut,
  signInPage,
} from './cell.ts';
import { enter, signIn } from './startCells.ts';

interface StorageCell {
  /** How the browser is throughout, which decides where the session is stored. */
  readonly browser?: readonly StorageFault[];
  readonly faults: readonly StorageFault[];
  readonly expected: Outcome;
  readonly logs?: readonly RegExp[];
}

type Play = (
  stage: Stage,
  faults: readonly StorageFault[],
  enterPortal: (stage: Stage) => Promise<void>,
) => Promise<View>;

async function arm(stage: Stage, faults: readonly StorageFault[], moment: Moment) {
  for (const fault of faults) await fault.arm(stage, moment);
}

const scenes = {
  'start with a stored session': async (stage, faults, enterPortal) => {
    await enterPortal(stage);
    await stage.open('about:blank');
    await arm(stage, faults, 'load');
    await stage.open(place);
    return stage.settle(deadlines.start);
  },
  'sign-in in a browser with': async (stage, faults) => {
    await arm(stage, faults, 'load');
    await stage.open(place);
    await stage.settle(deadlines.start);
    await stage.submit();
    return stage.settle(deadlines.signInAndStorage);
  },
  'sign-in after': async (stage, faults) => {
    await stage.open(place);
    await stage.settle(deadlines.start);
    await arm(stage, faults, 'nowAndLater');
    await stage.submit();
    return stage.settle(deadlines.signInAndStorage);
  },
  'sign-out after': async (stage, faults, enterPortal) => {
    await enterPortal(stage);
    await arm(stage, faults, 'now');
    await stage.press('Sign Out');
    const { state } = await stage.settle(0);
    const seen = await stage.pass(5000);
    return isState(seen) && state === 'signIn' ? seen : { ...seen, state };
  },
  'in mid-session': async (stage, faults, enterPortal) => {
    await enterPortal(stage);
    await arm(stage, faults, 'now');
    return stage.pass(5000);
  },
  'refresh after': async (stage, faults, enterPortal) => {
    await enterPortal(stage);
    await arm(stage, faults, 'now');
    await stage.jump(55 * 60_000 + 5000);
    return stage.pass(10_000);
  },
} as const satisfies Record<string, Play>;

type Scene = keyof typeof scenes;

function toCells(scene: Scene, entries: readonly StorageCell[]): Cell[] {
  return entries.map(({ browser = [], faults, expected, logs }) => {
    const names = faults.map(({ name }) => name).join(', ');
    const setting = browser.length === 0 ? '' : ` (${browser.map(({ name }) => name).join(', ')})`;
    return {
      name: `storage, ${scene}: ${names}${setting}`,
      expected,
      ...(logs && { logs }),
      play: async (stage) => {
        await arm(stage, browser, 'load');
        const enterPortal = browser.length === 0 ? enter : signIn;
        const seen = await scenes[scene](stage, faults, enterPortal);
        return conclude(stage, seen, { heal: () => Promise.resolve() });
      },
    };
  });
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

const inDatabase: Outcome = portal;
const inSession: Outcome = { ...portal, stores: ['session storage'] };
const withoutFlag = { flag: false } as const;
/** It can be removed no more. */
const withOldFlag = { flag: true } as const;
/** The session is out of reach, not at an end. */
const outOfReach = (stores: Outcome['stores']): Outcome => ({ ...signInPage, stores });
const logoutLine = [/^Logout (failed|error)$/];

/** The stored session of the one who comes first is out of reach when another one signs in and out. */
const hangsForOneVisit: Cell = {
  name: 'storage, sign-in and sign-out: IndexedDB hangs at opening, and is well at the next start',
  expected: { ...signedOut, details: { afterSignOut: 'signIn', complaints: [] } },
  logs: logoutLine,
  play: async (stage) => {
    await stage.holdSession();
    await databaseHangs.arm(stage, 'load');
    await stage.open(place);
    await stage.settle(deadlines.start);
    await stage.submit();
    await stage.settle(deadlines.signInAndStorage);
    await stage.press('Sign Out');
    await stage.run(10_000);
    const { state: afterSignOut } = await stage.calmView();
    const next = await stage.openTab('/home');
    for (let second = 0; second < 6; second += 1) {
      await stage.run(1000);
      await next.calmView();
    }
    const details = { afterSignOut, complaints: stage.complaints };
    return conclude(next, await next.calmView(), { heal: () => Promise.resolve(), details });
  },
};

/** The service refuses, and the storage does not answer. */
const endsWithoutStorage: Cell = {
  name: 'storage, refresh after: IndexedDB hangs at reading and writing, account revoked',
  expected: { ...sessionEnded, stores: ['IndexedDB'] },
  play: async (stage) => {
    await enter(stage);
    stage.server.service.revoke('demo-new-hire');
    await databaseStops.arm(stage, 'now');
    await stage.jump(55 * 60_000 + 5000);
    const seen = await stage.settle(20_000, ({ state }) => state === 'signIn');
    return conclude(stage, seen, { heal: () => Promise.resolve() });
  },
};

export const storageCells: readonly Cell[] = [
  ...toCells('start with a stored session', [
    { faults: [databaseRefused], expected: outOfReach(['IndexedDB']) },
    { faults: [databaseHangs], expected: outOfReach(['IndexedDB']) },
    { faults: [databaseStops], expected: outOfReach(['IndexedDB']) },
    // The SDK moves it to where there is room,
    { faults: [databaseFull], expected: inLocal },
    // and erases a record that it cannot write back.
    { faults: [databaseAlmostFull], expected: signInPage },
    { faults: [databaseJunk], expected: signInPage },
    { faults: [databaseNull], expected: signInPage },
    { faults: [databaseForeign], expected: signInPage },
    { faults: [databaseNewer], expected: signInPage },
    { faults: [recordGone], expected: signInPage },
    { faults: [allGone], expected: signInPage },
    { faults: [localRefused], expected: { ...inDatabase } },
    { faults: [localFull], expected: inDatabase },
    { faults: [localGone], expected: inDatabase },
    { faults: [localJunk], expected: inDatabase },
    {
      faults: [databaseRefused, localRefused],
      expected: { ...outOfReach(['IndexedDB']), ...withOldFlag },
    },
    {
      faults: [databaseHangs, localRefused],
      expected: { ...outOfReach(['IndexedDB']), ...withOldFlag },
    },
    { faults: [databaseFull, localFull], expected: signInPage },
    { faults: [databaseJunk, localJunk], expected: signInPage },
    {
      browser: [databaseRefused],
      faults: [localRefused],
      expected: { ...outOfReach(['local storage']), ...withOldFlag },
    },
    { browser: [databaseRefused], faults: [localFull], expected: inLocal },
    { browser: [databaseRefused], faults: [localJunk], expected: signInPage },
    { browser: [databaseRefused], faults: [localForeign], expected: signInPage },
    { browser: [databaseRefused], faults: [localGone], expected: signInPage },
    { browser: [databaseRefused], faults: [databaseHangs], expected: inLocal },
  ]),
  ...toCells('sign-in in a browser with', [
    { faults: [databaseRefused], expected: inLocal },
    { faults: [databaseHangs], expected: inLocal },
    { faults: [databaseStops], expected: inLocal },
    { faults: [databaseFull], expected: inLocal },
    { faults: [databaseAlmostFull], expected: inLocal },
    { faults: [databaseForeign], expected: inDatabase },
    { faults: [databaseNewer], expected: inLocal },
    { faults: [databaseJunk], expected: inDatabase },
    { faults: [databaseNull], expected: inDatabase },
    { faults: [localRefused], expected: { ...inDatabase, ...withoutFlag } },
    { faults: [localFull], expected: { ...inDatabase, ...withoutFlag } },
    { faults: [localJunk], expected: inDatabase },
    { faults: [databaseRefused, localRefused], expected: { ...inSession, ...withoutFlag } },
    { faults: [databaseFull, localFull], expected: { ...inSession, ...withoutFlag } },
    { faults: [databaseHangs, localRefused], expected: { ...inSession, ...withoutFlag } },
    { faults: [databaseHangs, localFull], expected: { ...inSession, ...withoutFlag } },
    { faults: [databaseRefused, localJunk], expected: inLocal },
    {
      // Nothing can be kept: the visit works, and ends with the page.
      faults: [databaseRefused, localRefused, sessionRefused],
      expected: {
        ...portal,
        ...withoutFlag,
        stores: [],
        afterReload: 'signIn',
        signInLeadsTo: place,
      },
    },
  ]),
  ...toCells('sign-in after', [
    { faults: [databaseStops], expected: inLocal },
    { faults: [databaseFull], expected: inLocal },
    { faults: [databaseAlmostFull], expected: inLocal },
    { faults: [databaseAlmostFull, localFull], expected: { ...inSession, ...withoutFlag } },
    { faults: [databaseStops, localFull], expected: { ...inSession, ...withoutFlag } },
    { faults: [recordGone], expected: inDatabase },
    { faults: [allGone], expected: inDatabase },
    { faults: [localGone], expected: inDatabase },
    { faults: [databaseJunk], expected: inDatabase },
    {
      browser: [databaseRefused],
      faults: [localFull],
      expected: { ...inSession, ...withoutFlag },
    },
    { browser: [databaseRefused], faults: [localJunk], expected: inLocal },
    { browser: [databaseRefused], faults: [localGone], expected: inLocal },
  ]),
  ...toCells('sign-out after', [
    {
      faults: [databaseKeeps],
      expected: { ...signedOut, stores: ['IndexedDB'] },
      logs: logoutLine,
    },
    {
      faults: [databaseStops],
      expected: { ...signedOut, stores: ['IndexedDB'] },
      logs: logoutLine,
    },
    { faults: [databaseRefused], expected: signedOut },
    { faults: [databaseFull], expected: signedOut },
    { faults: [databaseJunk], expected: signedOut },
    { faults: [recordGone], expected: signedOut },
    { faults: [allGone], expected: signedOut },
    { faults: [localFull], expected: signedOut },
    { faults: [localGone], expected: signedOut },
    { faults: [databaseFull, localFull], expected: signedOut },
    {
      faults: [databaseKeeps, localRefused],
      expected: { ...signedOut, stores: ['IndexedDB'], ...withOldFlag },
      logs: logoutLine,
    },
    {
      browser: [databaseRefused],
      faults: [localKeeps],
      expected: { ...signedOut, stores: ['local storage'], ...withOldFlag },
      logs: logoutLine,
    },
    { browser: [databaseRefused], faults: [localFull], expected: signedOut },
  ]),
  ...toCells('in mid-session', [
    { faults: [recordGone], expected: sessionEnded },
    { faults: [allGone], expected: sessionEnded },
    { faults: [databaseJunk], expected: sessionEnded },
    { faults: [localGone], expected: { ...inDatabase, ...withoutFlag } },
    { faults: [localFull], expected: inDatabase },
    { faults: [databaseRefused], expected: inDatabase },
    { faults: [databaseStops], expected: inDatabase },
    { browser: [databaseRefused], faults: [localGone], expected: sessionEnded },
    { browser: [databaseRefused], faults: [localJunk], expected: sessionEnded },
    { browser: [databaseRefused], faults: [localForeign], expected: sessionEnded },
  ]),
  ...toCells('refresh after', [
    { faults: [databaseFull], expected: inDatabase },
    { faults: [databaseStops], expected: inDatabase },
    { browser: [databaseRefused], faults: [localFull], expected: inLocal },
  ]),
  hangsForOneVisit,
  endsWithoutStorage,
];
