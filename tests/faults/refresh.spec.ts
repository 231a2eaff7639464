import { conclude, portal, sessionEnded } from './support/outcome.ts';
import {
  accountFaults,
  healService,
  networkFaults,
  projectFaults,
} from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { cell } from './support/test.ts';

const minute = 60_000;

/** Waits for the next call between two moments from now on, and says after how many seconds it came. */
async function nextCall(tab: Tab, earliestMs: number, latestMs: number) {
  const count = tab.countOf('token');
  await tab.run(earliestMs);
  await tab.calmView();
  if (tab.countOf('token') > count) return 'too early';
  const isAsked = () => tab.countOf('token') > count;
  const { afterMs } = await tab.settle(latestMs - earliestMs, isAsked, 1000);
  return isAsked() ? Math.round((earliestMs + afterMs) / 1000) : 'never';
}

const inTime = (seconds: number | string) => (typeof seconds === 'number' ? 'in time' : seconds);

const { disabled, deleted, passwordChanged, invalidRefreshToken } = accountFaults;

for (const fault of [...Object.values(networkFaults), projectFaults.keyRefused]) {
  const details = { early: 0, first: 'in time', second: 'in time', recovery: 'in time' };
  cell(`refresh: ${fault.name}`, { ...portal, details }, async (tab) => {
    await tab.enter();
    await fault.arm(tab, 'token');
    await tab.jump(54 * minute + 30_000);
    const early = tab.countOf('token');
    const first = inTime(await nextCall(tab, 28_000, 33_000));
    // A try that gets no answer ends after 30 s; the pause of 30 s comes after it.
    const second = inTime(await nextCall(tab, 28_000, 62_000));
    await tab.run(31_000);
    await tab.calmView();
    const count = tab.countOf('token');
    await healService(tab);
    const isAsked = () => tab.countOf('token') > count;
    await tab.settle(16 * minute, isAsked, 10_000);
    const recovery = isAsked() ? 'in time' : 'never';
    const seen = await tab.jump(10 * minute);
    return conclude(tab, seen, { details: { early, first, second, recovery } });
  });
}

for (const fault of [disabled, deleted, passwordChanged, invalidRefreshToken]) {
  cell(`refresh: ${fault.name}`, sessionEnded, async (tab) => {
    await tab.enter();
    await fault.arm(tab, 'token');
    await tab.jump(54 * minute + 30_000);
    const seen = await tab.settle(minute, ({ state }) => state !== 'portal');
    return conclude(tab, seen, { fault });
  });
}

/** Sleeps until shortly before, and says after how many seconds the next call came. */
async function callAfter(tab: Tab, seconds: number) {
  const count = tab.countOf('token');
  await tab.jump((seconds - 2) * 1000);
  if (tab.countOf('token') > count) return 'too early';
  const late = await nextCall(tab, 0, 5000);
  return typeof late === 'number' ? seconds - 2 + late : late;
}

async function gapsOf(tab: Tab, expected: readonly number[]) {
  const gaps: unknown[] = [];
  for (const seconds of expected) gaps.push(await callAfter(tab, seconds));
  return gaps;
}

/** The token of an hour, for as long as a tab may stay open. */
const day = { gaps: Array.from({ length: 26 }, () => 55 * 60), calls: 26 };

cell('refresh: every 55 minutes for 24 hours', { ...portal, details: day }, async (tab) => {
  await tab.enter();
  const gaps = await gapsOf(tab, day.gaps);
  const seen = await tab.calmView();
  return conclude(tab, seen, { details: { gaps, calls: tab.countOf('token') } });
});

/** The pauses grow, and are short again after a success. */
const backoff = { gaps: [3300, 30, 60, 120, 240, 480, 960, 960], gapsAgain: [3300, 30, 60] };

cell(
  'refresh: JSON 503, each pause of the backoff, and twice',
  { ...portal, details: backoff },
  async (tab) => {
    await tab.enter();
    await networkFaults.json503.arm(tab, 'token');
    const gaps = await gapsOf(tab, backoff.gaps);
    await healService(tab);
    await callAfter(tab, 960);
    await networkFaults.json503.arm(tab, 'token');
    const gapsAgain = await gapsOf(tab, backoff.gapsAgain);
    return conclude(tab, await tab.calmView(), { details: { gaps, gapsAgain } });
  },
);

/** An hour after the token has expired, the network comes back. */
cell('refresh: JSON 503 for two hours', portal, async (tab) => {
  await tab.enter();
  await networkFaults.json503.arm(tab, 'token');
  for (let minutes = 0; minutes < 120; minutes += 5) await tab.jump(5 * minute);
  return conclude(tab, await tab.calmView());
});

cell(
  'refresh: after two hours of sleep',
  { ...portal, details: { woken: 'in time' } },
  async (tab) => {
    await tab.enter();
    await tab.jump(120 * minute);
    const woken = tab.countOf('token') > 0 ? 'in time' : inTime(await nextCall(tab, 0, 1000));
    const seen = await tab.settle(10_000);
    return conclude(tab, seen, { details: { woken } });
  },
);

/** A programming error is nobody's to silence, whatever it calls itself. */
cell(
  'in mid-session: a defect with a code of the SDK',
  { ...portal, complaints: ['page error: A defect.'] },
  async (tab) => {
    await tab.enter();
    await tab.page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('A defect.'), { code: 'auth/internal-error' }));
    });
    return conclude(tab, await tab.pass(2000));
  },
);
