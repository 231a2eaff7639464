import {
  expect,
  portalHeading,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const everyWay = { tag: ['@demo', '@live', '@emulator'] };
const browsers = { tag: '@browsers' };
const paths = ['/login', '/home', '/', '/anything', '/home/deeper', '/home/', '/HOME', '/login/'];

test.describe('signed out', everyWay, () => {
  for (const path of paths) {
    test(`${path} ends on the sign-in screen, also on reload`, async ({ page }) => {
      await page.goto(path);
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
      await page.reload();
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
    });
  }

  test('Back leaves the redirects behind', browsers, async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.goto('/anything');
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL('/favicon.svg');
  });
});

test.describe('signed in', { tag: [...everyWay.tag, browsers.tag] }, () => {
  test('every path ends on the portal, also on reload', async ({ page }) => {
    await signIn(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(portalHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/home');
      await page.reload();
      await expect(portalHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/home');
    }
  });

  test('Back does not lead to the sign-in screen', async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.goto('/anything');
    await submitCredentials(page);
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await expect(page).toHaveURL('/favicon.svg');
    await page.goForward();
    await expect(portalHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a malformed address', () => {
  test.use({ expectedComplaints: [/malformed URL segment/] });

  test('ends on the sign-in screen', async ({ page }) => {
    await page.goto('/login');
    await expect(submitButton(page)).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/%E0%A4%A');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/login');
    await expect(submitButton(page)).toBeVisible();
  });
});

test('a query on /home is waiting after the sign-in', browsers, async ({ page }) => {
  await page.goto('/home?milestone=team-lunch&mission=join-the-team-lunch');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await submitCredentials(page);
  await expect(page).toHaveURL('/home?milestone=team-lunch&mission=join-the-team-lunch');
  await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
});

test('unknown ids in the query fall back to the placeholder', async ({ page }) => {
  await signIn(page);
  await page.goto('/home?milestone=__proto__&mission=%00');
  await expect(
    page.getByRole('heading', { name: 'Get Started with Your Onboarding' }),
  ).toBeVisible();
});
