import { type AccountFault, accountFaults } from '../support/accountFaults.ts';
import { conclude, type Outcome } from '../support/outcome.ts';
import type { Stage } from '../support/stage.ts';
import { healTroubles, projectTroubles, type Trouble, troubles } from '../support/troubles.ts';
import { type Cell, deadlines, portal, sessionEnded } from './cell.ts';
import { enter } from './startCells.ts';

const minute = 60_000;

/** Up to half a minute before a token of an hour is refreshed, five minutes before its end. */
async function waitForRefresh(stage: Stage) {
  await stage.jump(54 * minute + 30_000);
}

const asksAgain = async (stage: Stage, limitMs: number) => {
  const count = stage.countOf('token');
  const { afterMs } = await stage.settle(limitMs, () => stage.countOf('token') > count, 1000);
  return stage.countOf('token') > count ? afterMs : 'never';
};

/** In the words of a table: what the specification says of the refresh, section 9. */
interface RefreshDetails {
  readonly early: number;
  readonly first: string;
  readonly second: string;
  readonly recovery: string;
}

const onSchedule: RefreshDetails = {
  early: 0,
  first: 'on time',
  second: 'on time',
  recovery: 'on time',
};

function within(afterMs: number | 'never', [from, to]: readonly [number, number]): string {
  if (afterMs === 'never') return 'never';
  return afterMs >= from && afterMs <= to ? 'on time' : `after ${afterMs} ms`;
}

const expected: Outcome = { ...portal, details: { ...onSchedule } };

function isTriedAgain(trouble: Trouble): Cell {
  return {
    name: `refresh: ${trouble.name}`,
    expected,
    play: async (stage) => {
      await enter(stage);
      await trouble.arm(stage, 'token');
      await waitForRefresh(stage);
      const early = stage.countOf('token');
      const first = within(await asksAgain(stage, 2 * minute), [29_000, 33_000]);
      // A try that gets no answer ends after 30 s; the backoff of 30 s comes after it.
      const second = within(await asksAgain(stage, 2 * minute), [28_000, 62_000]);
      await stage.pass(31_000, 1000);
      await healTroubles(stage);
      const recovery = within(await asksAgain(stage, 17 * minute), [0, 16 * minute]);
      const seen = await stage.jump(10 * minute);
      const details = { early, first, second, recovery };
      return conclude(stage, seen, { heal: () => healTroubles(stage), details });
    },
  };
}

function ends(fault: AccountFault): Cell {
  return {
    name: `refresh: account ${fault.name}`,
    expected: sessionEnded,
    play: async (stage) => {
      const { server } = stage;
      await enter(stage);
      fault.arm(server, 'token');
      await waitForRefresh(stage);
      const seen = await stage.settle(minute, ({ state }) => state !== 'portal');
      const heal = async () => {
        await server.heal();
        fault.heal?.(server.service);
      };
      return conclude(stage, seen, { heal, password: fault.password });
    },
  };
}

const inSeconds = (milliseconds: number | 'never') =>
  milliseconds === 'never' ? milliseconds : Math.round(milliseconds / 1000);

/** Sleeps until shortly before, and says after how many seconds the next call came. */
async function callAfter(stage: Stage, milliseconds: number) {
  const shortlyBefore = milliseconds - 2000;
  const count = stage.countOf('token');
  await stage.jump(shortlyBefore);
  if (stage.countOf('token') > count) return 'too early';
  const late = await asksAgain(stage, 5000);
  return late === 'never' ? late : inSeconds(shortlyBefore + late);
}

/** The token of an hour, for as long as a tab may stay open. */
const wholeDay: Cell = {
  name: 'refresh: every 55 minutes for 24 hours',
  expected: {
    ...portal,
    details: { gaps: Array.from({ length: 26 }, () => 55 * 60), calls: 26 },
  },
  play: async (stage) => {
    await enter(stage);
    const gaps: unknown[] = [];
    while (gaps.length < 26) gaps.push(await callAfter(stage, 55 * minute));
    const seen = await stage.calmView();
    const calls = stage.countOf('token');
    return conclude(stage, seen, {
      heal: () => healTroubles(stage),
      details: { gaps, calls },
    });
  },
};

const backoff = [30, 60, 120, 240, 480, 960, 960];

/** The pauses grow, and are short again after a success. */
const backsOff: Cell = {
  name: 'refresh: JSON 503, each pause of the backoff, and twice',
  expected: { ...portal, details: { gaps: backoff, recovered: 55 * 60, gapsAgain: [30, 60] } },
  play: async (stage) => {
    await enter(stage);
    await troubles.json503.arm(stage, 'token');
    await callAfter(stage, 55 * minute);
    const gaps: unknown[] = [];
    for (const pause of backoff) gaps.push(await callAfter(stage, pause * 1000));
    await healTroubles(stage);
    await callAfter(stage, 960_000);
    await troubles.json503.arm(stage, 'token');
    const recovered = await callAfter(stage, 55 * minute);
    const gapsAgain: unknown[] = [];
    for (const pause of [30, 60]) gapsAgain.push(await callAfter(stage, pause * 1000));
    const seen = await stage.calmView();
    return conclude(stage, seen, {
      heal: () => healTroubles(stage),
      details: { gaps, recovered, gapsAgain },
    });
  },
};

/** An hour after the token has expired, the network comes back. */
const longOutage: Cell = {
  name: 'refresh: JSON 503 for two hours',
  expected: portal,
  play: async (stage) => {
    await enter(stage);
    await troubles.json503.arm(stage, 'token');
    for (let minutes = 0; minutes < 120; minutes += 5) {
      await stage.jump(5 * minute);
    }
    const seen = await stage.calmView();
    return conclude(stage, seen, { heal: () => healTroubles(stage) });
  },
};

/** Asleep over the time when the refresh was due. */
const sleep: Cell = {
  name: 'refresh: after two hours of sleep',
  expected: { ...portal, details: { woken: 'on time' } },
  play: async (stage) => {
    await enter(stage);
    await stage.jump(120 * minute);
    const woken = within(
      stage.countOf('token') > 0 ? 0 : await asksAgain(stage, minute),
      [0, 1000],
    );
    const seen = await stage.settle(deadlines.start);
    return conclude(stage, seen, {
      heal: () => healTroubles(stage),
      details: { woken },
    });
  },
};

const { disabled, deleted, revoked, passwordChanged, invalidRefreshToken, tokenExpired } =
  accountFaults;

export const refreshCells: readonly Cell[] = [
  ...Object.values(troubles).map((trouble) => isTriedAgain(trouble)),
  isTriedAgain(projectTroubles.quota),
  isTriedAgain(projectTroubles.keyRefused),
  ...[disabled, deleted, revoked, passwordChanged, invalidRefreshToken, tokenExpired].map((fault) =>
    ends(fault),
  ),
  wholeDay,
  backsOff,
  longOutage,
  sleep,
];
