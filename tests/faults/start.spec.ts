import { deepLink } from './support/addresses.ts';
import { conclude, portal, sessionEnded } from './support/outcome.ts';
import {
  accountFaults,
  networkFaults,
  projectFaults,
  type ServiceFault,
} from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { cell } from './support/test.ts';

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

const { silent, stalled, json503 } = networkFaults;
const { disabled, deleted, passwordChanged, userDisabled, invalidIdToken, invalidRefreshToken } =
  accountFaults;
const both = [...Object.values(networkFaults), projectFaults.quota, projectFaults.keyRefused];
const { projectDisabled, noUsers } = projectFaults;

/** With these the session stands. */
const harmless: readonly Case[] = [
  ...both.map((fault) => ['valid', 'lookup', fault] as const),
  ['valid', 'lookup', projectDisabled],
  ['valid', 'lookup', noUsers],
  ...both.map((fault) => ['expired', 'token', fault] as const),
  // With a new token at hand the look-up is the same call: what is new is the time that is left to it.
  ...[silent, stalled, json503].map((fault) => ['expired', 'lookup', fault] as const),
];

/** With these it ends. */
const final: readonly Case[] = [
  ...[disabled, deleted, passwordChanged, invalidIdToken].map(
    (fault) => ['valid', 'lookup', fault] as const,
  ),
  ...[disabled, deleted, passwordChanged, invalidRefreshToken].map(
    (fault) => ['expired', 'token', fault] as const,
  ),
  ['expired', 'lookup', userDisabled],
];

for (const [cases, expected] of [
  [harmless, portal],
  [final, sessionEnded],
] as const) {
  for (const [token, call, fault] of cases) {
    cell(`start, ${token} token, ${call}: ${fault.name}`, expected, async (tab) => {
      await hold(tab, token);
      await fault.arm(tab, call);
      return conclude(tab, await start(tab), { fault });
    });
  }
}

/** One deadline for both calls. */
cell('start, expired token, token: silent; lookup: silent', portal, async (tab) => {
  await hold(tab, 'expired');
  await silent.arm(tab, 'token');
  await silent.arm(tab, 'lookup');
  return conclude(tab, await start(tab));
});

cell('start, expired token, token: answered after 4 s; lookup: silent', portal, async (tab) => {
  await hold(tab, 'expired');
  await silent.arm(tab, 'lookup');
  const release = await tab.hold('token');
  await tab.open(deepLink);
  await tab.pass(4000);
  release();
  return conclude(tab, await tab.settle(deadline - 4000));
});
