import { planCacheName } from '../../src/app/offline/planFile.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  calls,
  deepLink,
  enter,
  expectEnded,
  expectPortal,
  type FaultName,
  faults,
  minute,
  pauseIn,
  test,
} from './support/faults.ts';
import * as portal from './support/portal.ts';
import { expect } from './support/test.ts';

test.describe('a start', { tag: '@fault' }, () => {
  // What else says nothing about a session: src/features/session/firebase/guardFetch.test.ts.
  const cases: readonly (readonly ['valid' | 'expired', 'lookup' | 'token', FaultName])[] = [
    ['valid', 'lookup', 'is offline'],
    ['valid', 'lookup', 'is silent'],
    ['expired', 'token', 'is offline'],
    ['expired', 'token', 'is silent'],
    ['expired', 'token', 'refuses with 429'],
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

// Which answers end a session: src/features/session/firebase/classifyResponse.test.ts.
test('a session ends with the next start when its account is disabled', { tag: '@fault' }, async ({
  page,
  service,
}) => {
  await enter(page);
  service.disable(newHire.email);
  await page.reload();
  await expectEnded(page);
  await expect(page).toHaveURL('/login');
  expect(await portal.stored(page)).not.toContain('firebase:authUser');
  await expect.poll(() => page.evaluate((cache) => caches.has(cache), planCacheName)).toBe(false);
  service.enable(newHire.email);
  await page.reload();
  await portal.submitCredentials(page);
  await expectPortal(page);
  await expect(page).toHaveURL(deepLink);
});

// What becomes of every other fault: src/mocks/identity-toolkit/firebase.test.ts.
test('a sign-in where the look-up is silent is refused, and works afterwards', {
  tag: '@fault',
}, async ({ page, context, advance }) => {
  await page.goto(deepLink);
  await context.route(calls.lookup, faults['is silent']);
  const asked = page.waitForRequest(calls.lookup);
  await portal.submitCredentials(page);
  await asked;
  await advance(31_000);
  await portal.expectFailure(page);
  await context.unroute(calls.lookup);
  await portal.submitCredentials(page);
  await expectPortal(page);
  await expect(page).toHaveURL(deepLink);
});
