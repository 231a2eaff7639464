import { deepLink } from './support/addresses.ts';
import { conclude, portal, sessionEnded } from './support/expectation.ts';
import { accountFaults, networkFaults, type ServiceFault } from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { faultCase } from './support/test.ts';

type StoredToken = 'valid' | 'expired';

/** The start has its first state by then, whatever happens. */
const deadline = 10_000;
const longerThanAToken = 61 * 60_000;

async function hold(tab: Tab, token: StoredToken) {
  await tab.holdSession();
  if (token === 'expired') await tab.run(longerThanAToken);
}

/** The first state that the person comes to, unless another one follows within 31 s. */
async function start(tab: Tab) {
  await tab.open(deepLink);
  const first = await tab.settle(deadline);
  await tab.run(31_000);
  const later = await tab.calmView();
  return later.state === first.state ? later : first;
}

type Case = readonly [StoredToken, 'lookup' | 'token', ServiceFault];

const {
  offline,
  reset,
  silent,
  stalled,
  html,
  emptyObject,
  json503,
  json429,
  unknown400,
  quota,
  noTokens,
} = networkFaults;
const { disabled, deleted, passwordChanged, userDisabled, invalidIdToken, invalidRefreshToken } =
  accountFaults;

/** With these the session stands. */
const harmless: readonly Case[] = [
  ...[offline, reset, silent, stalled, html, emptyObject, json503, json429, unknown400].map(
    (fault) => ['valid', 'lookup', fault] as const,
  ),
  ...[offline, silent, stalled, json503, quota, noTokens].map(
    (fault) => ['expired', 'token', fault] as const,
  ),
  // With a new token at hand the look-up is the same call: what is new is the time that is left to it.
  ['expired', 'lookup', silent],
];

/** With these it ends. */
const final: readonly Case[] = [
  ...[disabled, deleted, passwordChanged, invalidIdToken].map(
    (fault) => ['valid', 'lookup', fault] as const,
  ),
  ...[disabled, invalidRefreshToken].map((fault) => ['expired', 'token', fault] as const),
  ['expired', 'lookup', userDisabled],
];

for (const [cases, expected] of [
  [harmless, portal],
  [final, sessionEnded],
] as const) {
  for (const [token, call, fault] of cases) {
    faultCase(`start, ${token} token, ${call}: ${fault.name}`, expected, async (tab) => {
      await hold(tab, token);
      await fault.arm(tab, call);
      return conclude(tab, await start(tab), { fault });
    });
  }
}

/** One deadline for both calls. */
faultCase(
  'start, expired token, token: answered after 4 s; lookup: silent',
  portal,
  async (tab) => {
    await hold(tab, 'expired');
    await silent.arm(tab, 'lookup');
    const release = await tab.hold('token');
    await tab.open(deepLink);
    await tab.pass(4000);
    release();
    return conclude(tab, await tab.settle(deadline - 4000));
  },
);
