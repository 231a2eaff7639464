import { conclude, portal, sessionEnded } from './support/expectation.ts';
import { accountFaults, healService, networkFaults } from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { faultCase } from './support/test.ts';

const minute = 60_000;

/** Sleeps until shortly before, and says whether the next call came after so many seconds, or two more or less. */
async function callAfter(tab: Tab, seconds: number) {
  const count = tab.countOf('token');
  const isAsked = () => tab.countOf('token') > count;
  await tab.jump((seconds - 2) * 1000);
  if (isAsked()) return 'too early';
  await tab.settle(4000, isAsked, 1000);
  return isAsked() ? seconds : 'too late';
}

async function gapsOf(tab: Tab, expected: readonly number[]) {
  const gaps: unknown[] = [];
  for (const seconds of expected) gaps.push(await callAfter(tab, seconds));
  return gaps;
}

/** A token of an hour, for as long as a working day. */
const day = { gaps: Array.from({ length: 9 }, () => 55 * 60) };

faultCase('refresh: every 55 minutes for a day', { ...portal, details: day }, async (tab) => {
  await tab.enter();
  const gaps = await gapsOf(tab, day.gaps);
  return conclude(tab, await tab.calmView(), { details: { gaps } });
});

const { offline, silent, json503, noTokens } = networkFaults;

/** The pauses grow, whatever it is that says nothing about the session, and are short again after a success. */
for (const fault of [offline, json503, noTokens]) {
  const details = { gaps: [3300, 30, 60, 120], recovered: 'in time' };
  faultCase(`refresh: ${fault.name}`, { ...portal, details }, async (tab) => {
    await tab.enter();
    await fault.arm(tab, 'token');
    const gaps = await gapsOf(tab, details.gaps);
    await healService(tab);
    const recovered = (await callAfter(tab, 240)) === 240 ? 'in time' : 'never';
    return conclude(tab, await tab.calmView(), { details: { gaps, recovered } });
  });
}

/** A try that gets no answer ends after 30 s, and is followed by others for as long as it takes. */
for (const fault of [silent, json503]) {
  faultCase(`refresh: ${fault.name} for two hours`, portal, async (tab) => {
    await tab.enter();
    await fault.arm(tab, 'token');
    for (let minutes = 0; minutes < 120; minutes += 5) await tab.jump(5 * minute);
    return conclude(tab, await tab.calmView());
  });
}

const { disabled, invalidRefreshToken } = accountFaults;

for (const fault of [disabled, invalidRefreshToken]) {
  faultCase(`refresh: ${fault.name}`, sessionEnded, async (tab) => {
    await tab.enter();
    await fault.arm(tab, 'token');
    await tab.jump(54 * minute + 30_000);
    const seen = await tab.settle(minute, ({ state }) => state !== 'portal');
    return conclude(tab, seen, { fault });
  });
}

faultCase(
  'refresh: after two hours of sleep',
  { ...portal, details: { isAsked: true } },
  async (tab) => {
    await tab.enter();
    await tab.jump(120 * minute);
    const seen = await tab.settle(1000, () => tab.countOf('token') > 0);
    return conclude(tab, seen, { details: { isAsked: tab.countOf('token') > 0 } });
  },
);

/** A programming error is nobody's to silence, whatever it calls itself. */
faultCase(
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
