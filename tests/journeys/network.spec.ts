import type { Route } from '@playwright/test';
import { planCacheName } from '../../src/app/offline/planFile.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { calls, deepLink, enter, expectPortal, minute, test } from './support/faults.ts';
import * as portal from './support/portal.ts';
import { expect } from './support/test.ts';

const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
  });

// Other responses that say nothing about a session: src/features/session/firebase/readAnswer.test.ts.
for (const [call, fault, answer] of [
  ['lookup', 'is silent', () => {}],
  // After the token has expired.
  ['token', 'is offline', (route: Route) => route.abort('internetdisconnected')],
  ['token', 'refuses with 429', refuse],
] as const) {
  test(`a start keeps the session where the ${call} call ${fault}`, { tag: '@fault' }, async ({
    page,
    context,
    advance,
    sleep,
  }) => {
    await enter(page);
    await page.goto('about:blank');
    if (call === 'token') await sleep(61 * minute);
    await context.route(calls[call], answer);
    const asked = page.waitForRequest(calls[call]);
    await page.goto(deepLink);
    await asked;
    if (fault === 'is silent') {
      // Stopped, so that what the browser still has to do meets no further limit.
      await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    }
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

// Responses that end a session: src/features/session/firebase/readAnswer.test.ts.
test('a session ends with the next start when its account is disabled', { tag: '@fault' }, async ({
  page,
  service,
}) => {
  await enter(page);
  service.disable(newHire.email);
  await page.reload();
  await expect(page.getByRole('status', { name: 'You have been signed out' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await portal.stored(page)).not.toContain('firebase:authUser');
  await expect.poll(() => page.evaluate((cache) => caches.has(cache), planCacheName)).toBe(false);
  service.enable(newHire.email);
  await page.reload();
  await portal.submitCredentials(page);
  await expectPortal(page);
  await expect(page).toHaveURL(deepLink);
});
