import { deepLink } from './support/addresses.ts';
import { conclude, portal, refused } from './support/expectation.ts';
import { accountFaults, networkFaults, type ServiceFault } from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { faultCase } from './support/test.ts';

type SignInCall = 'signInWithPassword' | 'lookup';

/** The SDK's 30 s. A second is the measure's own. */
const deadline = 31_000;

/** docs/specification.md, section 8. What else the service can say is played by tests/browser/errorTable. */
const anyOther = 'Failed to sign in. Please try again.';
const exception = 'An unexpected error occurred. Please try again.';
const tooMany = 'Too many failed attempts. Please try again later.';
const disabled = 'This account has been disabled.';

const { offline, reset, silent, stalled, json503, json429, emptyObject } = networkFaults;

/** Which call meets which fault, and what the person is told. */
const refusals: readonly (readonly [SignInCall, ServiceFault, string])[] = [
  ...[offline, reset, silent, stalled].map(
    (fault) => ['signInWithPassword', fault, anyOther] as const,
  ),
  ['signInWithPassword', accountFaults.disabled, disabled],
  ['lookup', silent, anyOther],
  ['lookup', json503, anyOther],
  ['lookup', json429, tooMany],
  ['lookup', emptyObject, exception],
  ['lookup', accountFaults.userDisabled, disabled],
];

async function openForm(tab: Tab) {
  await tab.open(deepLink);
  await tab.settle(10_000);
}

for (const [call, fault, sentence] of refusals) {
  faultCase(`sign-in, ${call}: ${fault.name}`, refused(sentence), async (tab) => {
    await openForm(tab);
    await fault.arm(tab, call);
    await tab.submit();
    return conclude(tab, await tab.settle(deadline), { fault });
  });
}

/** Slow is not broken: all but the whole of the time limit may pass. */
for (const call of ['signInWithPassword', 'lookup'] as const) {
  faultCase(`sign-in, ${call}: answered after 29 s`, portal, async (tab) => {
    await openForm(tab);
    const release = await tab.hold(call);
    await tab.submit();
    await tab.pass(29_000);
    release();
    // The rest comes in the browser's own time, and there is not much left of the limit.
    return conclude(tab, await tab.settle(500));
  });
}
