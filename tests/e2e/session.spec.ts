import {
  expect,
  identityHosts,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

test('a start that takes long shows Loading... full screen, then what it waits for, then what it knows', async ({
  page,
  service,
}) => {
  await signIn(page);
  service.setDelay('infinite');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const lookUp = page.waitForRequest(/accounts:lookup\?/);
  await page.goto('/home');
  const status = page.getByRole('status');
  await expect(status).toHaveText('Loading...');
  await lookUp;
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ ...page.viewportSize() });
  await page.clock.runFor(3_500);
  await expect(status).toHaveText('Loading...');
  await page.clock.runFor(1_000);
  await expect(status).toContainText('We are still checking whether you are signed in.');
  // The calls of a start have five seconds. The clock stands still then, until the SDK has stored the answer.
  await page.clock.runFor(1_000);
  await expect(portalHeading(page)).toBeVisible();
});

test.describe('a demo', { tag: '@demo' }, () => {
  test('whose worker cannot be updated says nothing of it', async ({ context, page }) => {
    await page.goto('/login');
    await expect(submitButton(page)).toBeVisible();
    await context.addInitScript(() => {
      if (!('serviceWorker' in navigator)) return;
      ServiceWorkerRegistration.prototype.update = () =>
        Promise.reject(new TypeError('Failed to update'));
    });
    // The worker of the first tab is still there for another one.
    const secondTab = await context.newPage();
    await signIn(secondTab);
  });

  test.describe('whose browser allows no service worker', () => {
    test.use({ serviceWorkers: 'block', expectedComplaints: [/blocked by Playwright$/] });

    test('says so, and sends nothing to the real service', async ({ page }) => {
      const requests = requestsOf(page);
      await page.goto('/login');
      await expect(page.getByText('This demo needs a service worker')).toBeVisible();
      await submitCredentials(page);
      await expect(page.getByRole('alert')).toContainText('Failed to sign in. Please try again.');
      expect(requests.filter((request) => identityHosts.test(request))).toEqual([]);
    });
  });
});
