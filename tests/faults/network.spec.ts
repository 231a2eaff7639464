import { newHire } from '../../src/mocks/demoAccounts.ts';
import type { IdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import { expect } from '../e2e/support/test.ts';
import {
  calls,
  deepLink,
  enter,
  expectEnded,
  expectForm,
  expectPortal,
  type FaultName,
  faults,
  hold,
  minute,
  pauseIn,
  submit,
  test,
} from './test.ts';

const { email, password } = newHire;

test.describe('a start', () => {
  const cases: readonly (readonly ['valid' | 'expired', 'lookup' | 'token', FaultName])[] = [
    ['valid', 'lookup', 'is offline'],
    ['valid', 'lookup', 'is silent'],
    ['valid', 'lookup', 'answers with a page'],
    ['valid', 'lookup', 'answers {}'],
    ['valid', 'lookup', 'fails with 503'],
    ['valid', 'lookup', 'refuses with 429'],
    ['valid', 'lookup', 'refuses for an unknown reason'],
    ['expired', 'token', 'is offline'],
    ['expired', 'token', 'is silent'],
    ['expired', 'token', 'fails with 503'],
    ['expired', 'token', 'answers with what are no tokens'],
    ['expired', 'lookup', 'is silent'],
  ];
  for (const [token, call, fault] of cases) {
    test(`keeps the session of a token that is ${token} where the ${call} call ${fault}`, async ({
      page,
      context,
      advance,
      sleep,
    }) => {
      await enter(page);
      await page.goto('about:blank');
      if (token === 'expired') await sleep(61 * minute);
      await context.route(calls[call], faults[fault]);
      const asked = page.waitForRequest(calls[call]);
      await page.goto(deepLink);
      await asked;
      if (fault === 'is silent') await pauseIn(page, 5000);
      await expectPortal(page);
      await context.clock.resume();
      // Nor is it ended by what is tried later.
      await advance(31_000);
      await expectPortal(page);
      await context.unroute(calls[call]);
      await page.reload();
      await expectPortal(page);
      await expect(page).toHaveURL(deepLink);
    });
  }
});

/** What ends a session, and what lets the person in again. */
const endings: readonly (readonly [
  string,
  (service: IdentityToolkit) => void,
  mend: (service: IdentityToolkit) => void,
])[] = [
  ['is disabled', (service) => service.disable(email), (service) => service.enable(email)],
  ['is deleted', (service) => service.remove(email), (service) => service.add(newHire)],
  [
    'has another password',
    (service) => service.setPassword(email, 'Changed-2027'),
    (service) => service.setPassword(email, password),
  ],
];

for (const [name, end, mend] of endings) {
  for (const moment of ['start', 'refresh']) {
    test(`a session ends with the next ${moment} when its account ${name}`, async ({
      page,
      service,
      sleep,
    }) => {
      await enter(page);
      // The service compares whole seconds.
      service.advance(1000);
      end(service);
      if (moment === 'start') await page.reload();
      else await sleep(55 * minute);
      await expectEnded(page);
      await expect(page).toHaveURL('/login');
      mend(service);
      await page.reload();
      await submit(page);
      await expectPortal(page);
      await expect(page).toHaveURL(deepLink);
    });
  }
}

test.describe('a sign-in', () => {
  /** docs/specification.md, section 8. */
  const anyOther = 'Failed to sign in. Please try again.';
  const exception = 'An unexpected error occurred. Please try again.';
  const tooMany = 'Too many failed attempts. Please try again later.';
  const refusals: readonly (readonly ['signInWithPassword' | 'lookup', FaultName, string])[] = [
    ['signInWithPassword', 'is offline', anyOther],
    ['signInWithPassword', 'is silent', anyOther],
    ['lookup', 'is silent', anyOther],
    ['lookup', 'fails with 503', anyOther],
    ['lookup', 'refuses with 429', tooMany],
    ['lookup', 'answers {}', exception],
  ];
  for (const [call, fault, sentence] of refusals) {
    test(`where the ${call} call ${fault} is refused, and works afterwards`, async ({
      page,
      context,
      advance,
    }) => {
      await page.goto(deepLink);
      await context.route(calls[call], faults[fault]);
      const asked = page.waitForRequest(calls[call]);
      await submit(page);
      await asked;
      await advance(31_000);
      await expect(page.getByRole('alert')).toContainText(sentence);
      await context.unroute(calls[call]);
      await submit(page);
      await expectPortal(page);
      await expect(page).toHaveURL(deepLink);
    });
  }

  for (const call of ['signInWithPassword', 'lookup'] as const) {
    test(`works where the ${call} call is answered late`, async ({ page, advance }) => {
      await page.goto(deepLink);
      const release = await hold(page, call);
      const asked = page.waitForRequest(calls[call]);
      await submit(page);
      await asked;
      await advance(20_000);
      release();
      await expectPortal(page);
    });
  }
});

test('without a session, a start needs no network', async ({ page, context }) => {
  for (const call of Object.values(calls)) await context.route(call, faults['is offline']);
  await page.goto(deepLink);
  await expectForm(page);
});
