import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { planCacheName } from '../../../src/app/offline/planFile.ts';
import type { Progress } from '../../../src/components/onboarding/plan.ts';
import { newHire } from '../../../src/mocks/demoAccounts.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Another account of the demo, whose own plan is `intern`. */
export const colleague = { email: 'second.colleague@waymark.test', password: newHire.password };

export const emailField = (page: Page) => page.getByLabel('Email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
/** Found once the form is hydrated, when the page takes its own font. */
export const submitButton = (page: Page) =>
  page.locator('html[data-ready]').getByRole('button', { name: 'Start My Onboarding Journey' });
export const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Welcome to Your Onboarding Experience' });
/** The sentences are tested in src/features/session/failures.test.ts. */
export const expectFailure = (page: Page) =>
  expect(page.getByRole('alert', { name: 'Authentication Error' }).locator('p').first()).toHaveText(
    /\w/,
  );
/** The title of a mission, or of what is shown in its place. */
export const missionTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name });
export const milestoneLink = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}, \\d+ of \\d+ missions`) });

/** The timeline's text about a milestone. */
export async function progressOf(page: Page, milestone: string): Promise<Progress> {
  const text = (await milestoneLink(page, milestone).textContent()) ?? '';
  const [, completed, total] = /(\d+) of (\d+) missions/.exec(text) ?? [];
  return { completed: Number(completed), total: Number(total) };
}

export const expectCompleted = (page: Page, milestone: string, count: number) =>
  expect(milestoneLink(page, milestone)).toHaveAccessibleName(
    new RegExp(`, ${count} of \\d+ missions completed`),
  );

export const missionLink = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}`) });

/** In pixels from the top of the window. */
export const lowerEdge = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);

export async function submitCredentials(page: Page, { email, password }: Credentials = newHire) {
  await submitButton(page).waitFor();
  // In Firefox, Playwright's `fill` adds to the text of a field of type email.
  await emailField(page).clear();
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await submitButton(page).click();
}

export async function signIn(page: Page, credentials?: Credentials) {
  await page.goto('/login');
  await submitCredentials(page, credentials);
  await expect(heading(page)).toBeVisible();
}

/** Waits for the files that the portal fetches in the background. The demo stores none. */
export async function untilKeptForOffline(page: Page) {
  const worker = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  if (!worker?.includes('/sw.js')) return;
  const plans = async (name: string) =>
    (await (await caches.open(name)).keys()).filter(({ url }) => url.endsWith('.json')).length;
  await expect.poll(() => page.evaluate(plans, planCacheName)).toBe(1);
}

/** The portal's scripts. The bootstrap script is not one of them: it is in the page itself. */
export const scripts = /\/assets\/.+\.js$/;

/** Holds the portal's scripts back until the returned function is called. */
export async function holdScripts(page: Page) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(scripts, (route) => (isHeld ? void waiting.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    for (const route of waiting) await route.continue();
  };
}

/** The page's requests from now on, except for its icon, which a browser fetches whenever it likes. */
export function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isIcon = /^\/(?:favicon|icon-).+/.test(pathname) && origin === new URL(page.url()).origin;
    if (!isIcon) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

export const isAuthenticated = (page: Page) =>
  page.evaluate(() => localStorage.getItem('isAuthenticated'));

export async function stored(page: Page): Promise<string> {
  return JSON.stringify(await page.context().storageState({ indexedDB: true }));
}
