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

// What every path, query and entry of the history leads to: src/app/App.test.tsx.

const query = '?milestone=team-lunch&mission=join-the-team-lunch';

test('Back and Forward leave the redirects and the sign-in screen out', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.goto('/anything');
  await expect(submitButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
  await page.goForward();
  await submitCredentials(page);
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
  await page.goForward();
  await expect(portalHeading(page)).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('a query is kept, and waiting after the sign-in', { tag: '@browsers' }, async ({ page }) => {
  await page.goto(`/home/${query}`);
  await expect(submitButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await submitCredentials(page);
  await expect(page).toHaveURL(`/home${query}`);
  await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
});

test('the code of the portal and the plan are asked for while the person types, and before the look-up', async ({
  page,
}) => {
  const files = [/\/assets\/Portal-[^/]+\.js$/, /\/assets\/plan-new-hire-[^/]+\.json$/];
  const asked = files.map((each) => page.waitForRequest(each));
  await page.goto('/login');
  await Promise.all(asked);
  await signIn(page);
  await page.route(identityHosts, () => {});
  const lookUp = page.waitForRequest(identityHosts);
  const requests = requestsOf(page);
  await page.reload();
  await lookUp;
  for (const each of files) expect(requests).toContainEqual(expect.stringMatching(each));
  await expect(page.getByText('Loading...')).toBeVisible();
});
