import { faultNamed } from '../../src/mocks/identity-toolkit/index.ts';
import { deepLink } from './support/addresses.ts';
import { conclude, portal, refused } from './support/outcome.ts';
import {
  accountFaults,
  networkFaults,
  projectFaults,
  type ServiceFault,
} from './support/serviceFaults.ts';
import type { Tab } from './support/tab.ts';
import { cell } from './support/test.ts';

type SignInCall = 'signInWithPassword' | 'lookup';

/** The SDK's 30 s. A second is the measure's own. */
const deadline = 31_000;

/** docs/specification.md, section 8. */
const anyOther = 'Failed to sign in. Please try again.';
const exception = 'An unexpected error occurred. Please try again.';
const tooMany = 'Too many failed attempts. Please try again later.';
const disabled = 'This account has been disabled.';
const invalid = 'Invalid email or password. Please check your credentials.';

const { json429, emptyObject, ...network } = networkFaults;
const { quota, projectDisabled, keyRefused, noUsers } = projectFaults;
const account = accountFaults;

/** Which call meets which fault, and what the person is told. */
const refusals: readonly (readonly [SignInCall, ServiceFault, string])[] = [
  ...(['signInWithPassword', 'lookup'] as const).flatMap((call) => [
    ...Object.values(network).map((fault) => [call, fault, anyOther] as const),
    [call, json429, tooMany] as const,
    [call, quota, anyOther] as const,
  ]),
  ['signInWithPassword', emptyObject, anyOther],
  ['signInWithPassword', projectDisabled, anyOther],
  ['signInWithPassword', keyRefused, anyOther],
  ['signInWithPassword', account.disabled, disabled],
  ['signInWithPassword', account.passwordChanged, invalid],
  ['lookup', emptyObject, exception],
  ['lookup', noUsers, anyOther],
  ['lookup', account.userDisabled, disabled],
  ['lookup', account.userNotFound, anyOther],
  ['lookup', account.tokenExpired, anyOther],
];

async function openForm(tab: Tab) {
  await tab.open(deepLink);
  await tab.settle(10_000);
}

for (const [call, fault, sentence] of refusals) {
  cell(`sign-in, ${call}: ${fault.name}`, refused(sentence), async (tab) => {
    await openForm(tab);
    await fault.arm(tab, call);
    await tab.submit();
    return conclude(tab, await tab.settle(deadline), { fault });
  });
}

/** Slow is not broken: all but the whole of the time limit may pass. */
for (const call of ['signInWithPassword', 'lookup'] as const) {
  cell(`sign-in, ${call}: answered after 29 s`, portal, async (tab) => {
    await openForm(tab);
    const release = await tab.hold(call);
    await tab.submit();
    await tab.pass(29_000);
    release();
    // The rest comes in the browser's own time, and there is not much left of the limit.
    return conclude(tab, await tab.settle(500));
  });
}

const { dropped, silent, stalled, html, json503 } = networkFaults;

/** After a password that does not meet it, the policy is asked for once; its failure is no matter. */
for (const fault of [undefined, dropped, silent, stalled, html, emptyObject, json503]) {
  const rules = fault ? [] : ['At least 16 characters'];
  const expected = { ...refused(anyOther), details: { policyCalls: 1, rules } };
  cell(`sign-in, passwordPolicy: ${fault?.name ?? 'answered'}`, expected, async (tab) => {
    await openForm(tab);
    tab.server.meet('signInWithPassword', faultNamed('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'));
    await fault?.arm(tab, 'passwordPolicy');
    await tab.submit();
    await tab.settle(deadline);
    await tab.run(deadline);
    const seen = await tab.calmView();
    const items = tab.page.getByRole('alert').getByRole('listitem');
    const details = {
      policyCalls: tab.countOf('passwordPolicy'),
      rules: await items.filter({ hasText: /^At least 16 characters$/ }).allTextContents(),
    };
    return conclude(tab, seen, { details });
  });
}
