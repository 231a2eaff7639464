import type { Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import type { IdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import {
  expect,
  identityHosts,
  milestoneButton,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const live = { tag: '@live' };
const liveAndBrowsers = { tag: ['@live', '@browsers'] };
const paths = ['/login', '/home', '/', '/anything', '/home/deeper', '/home/', '/HOME', '/login/'];

test.describe('signed out', () => {
  test('every path ends on the sign-in screen, also on reload', live, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
      await page.reload();
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
    }
  });

  test('Back leaves the redirects behind', liveAndBrowsers, async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.goto('/anything');
    await expect(submitButton(page)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL('/favicon.svg');
  });
});

test.describe('the code of the portal and the plan are asked for', live, () => {
  const files = [/\/assets\/Portal-[^/]+\.js$/, /\/assets\/plan-new-hire-[^/]+\.json$/];

  test('while the person types', async ({ page }) => {
    const asked = files.map((each) => page.waitForRequest(each));
    await page.goto('/login');
    await Promise.all(asked);
  });

  test('before the look-up, where somebody is signed in', async ({ page }) => {
    await signIn(page);
    await page.route(identityHosts, () => {});
    const lookUp = page.waitForRequest(identityHosts);
    const requests = requestsOf(page);
    await page.reload();
    await lookUp;
    for (const each of files) expect(requests).toContainEqual(expect.stringMatching(each));
    await expect(page.getByText('Loading...')).toBeVisible();
  });
});

test.describe('signed in', liveAndBrowsers, () => {
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

test.describe('a malformed address', live, () => {
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

const query = '?milestone=team-lunch&mission=join-the-team-lunch';

for (const path of ['/home', '/home/']) {
  test(
    `a query on ${path} is kept, and waiting after the sign-in`,
    liveAndBrowsers,
    async ({ page }) => {
      await page.goto(`${path}${query}`);
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
      await page.reload();
      await submitCredentials(page);
      await expect(page).toHaveURL(`/home${query}`);
      await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
      await page.goto(`${path}${query}`);
      await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
      await expect(page).toHaveURL(`/home${query}`);
    },
  );
}

const strangeEntries = [
  { usr: { search: '#x' } },
  { usr: { search: 5, uid: {} } },
  { usr: { search: `?${'x'.repeat(3_000_000)}` } },
  { usr: { uid: 'somebody' } },
  { masked: { pathname: 5 } },
  'a text',
];

test('whatever stands in the history, a sign-in leads to /home', live, async ({ page }) => {
  for (const entry of strangeEntries) {
    await page.goto('/login');
    await page.evaluate((state) => history.replaceState(state, ''), entry);
    await page.reload();
    await submitCredentials(page);
    await expect(portalHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/home');
    await page.evaluate((state) => history.replaceState(state, ''), entry);
    await page.reload();
    await expect(portalHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/home');
    await page.getByRole('button', { name: 'Sign Out' }).click();
  }
});

test.describe('after a session has ended', live, () => {
  const colleague = { email: 'second.colleague@waymark.test', password: newHire.password };

  async function endSession(page: Page, service: IdentityToolkit) {
    service.revoke(newHire.email);
    await page.reload();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(submitButton(page)).toBeVisible();
  }

  for (const arrival of ['a press', 'a link'] as const) {
    test(`only the same account comes back to what it chose by ${arrival}`, async ({
      page,
      service,
    }) => {
      await signIn(page);
      const chosen = page.getByRole('heading', { name: 'Team Lunch Progress' });
      if (arrival === 'a press') await milestoneButton(page, 'Team Lunch').click();
      else await page.goto('/home?milestone=team-lunch');
      await expect(chosen).toBeVisible();
      const place = page.url();

      await endSession(page, service);
      await submitCredentials(page);
      await expect(chosen).toBeVisible();
      await expect(page).toHaveURL(place);

      await endSession(page, service);
      await submitCredentials(page, colleague);
      await expect(portalHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/home');
      await expect(chosen).toBeHidden();
      await page.goBack();
      await expect(portalHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/home');
    });
  }
});

test('unknown ids in the query fall back to the placeholder', live, async ({ page }) => {
  await signIn(page);
  await page.goto('/home?milestone=__proto__&mission=%00');
  await expect(
    page.getByRole('heading', { name: 'Get Started with Your Onboarding' }),
  ).toBeVisible();
});
