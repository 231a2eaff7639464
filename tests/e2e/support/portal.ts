import { expect, type Locator, type Page } from '@playwright/test';
import { planCacheName } from '../../../src/app/offline/planFile.ts';
import { newHire } from '../../../src/mocks/demoAccounts.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Another account of the demo. Its own plan is `intern`. */
export const colleague = { email: 'second.colleague@waymark.test', password: newHire.password };

export const emailField = (page: Page) => page.getByLabel('Email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
/** Once the form is hydrated: the page takes its own font then, and not before. */
export const submitButton = (page: Page) =>
  page
    .locator('html[data-font="web"]')
    .getByRole('button', { name: 'Start My Onboarding Journey' });
export const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Welcome to Your Onboarding Experience' });
/** Which sentence it is: src/features/session/signInFailures.test.ts. */
export const expectFailure = (page: Page) =>
  expect(page.getByRole('alert', { name: 'Authentication Error' }).locator('p').first()).toHaveText(
    /\w/,
  );
/** Of a mission, or of what stands in its place. */
export const missionTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name });
export const milestoneButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\d+ of \\d+ missions`) });

/** @param count as the timeline says it: "2 of 4" */
export const expectCompleted = (page: Page, milestone: string, count: string) =>
  expect(milestoneButton(page, milestone)).toHaveAccessibleName(
    new RegExp(`, ${count} missions completed`),
  );

export const missionButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Of an element, in pixels from the top of the window. */
export const lowerEdge = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);

export async function submitCredentials(page: Page, { email, password }: Credentials = newHire) {
  await submitButton(page).waitFor();
  // In Firefox, Playwright's `fill` adds to what stands in a field of type email.
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

/** Until the files that the portal fetches in the background are on the device. The demo keeps none. */
export async function untilKeptForOffline(page: Page) {
  const worker = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  if (!worker?.endsWith('/sw.js')) return;
  const plans = async (name: string) =>
    (await (await caches.open(name)).keys()).filter(({ url }) => url.endsWith('.json')).length;
  await expect.poll(() => page.evaluate(plans, planCacheName)).toBe(1);
}

/** What the page asks for from now on, but for its icon, which a browser fetches whenever it likes. */
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

/** All that the browser has stored. */
export async function stored(page: Page): Promise<string> {
  return JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

/**
 * Runs in the page: writes each file that it hands to the browser into an attribute, because the drivers of Firefox and
 * WebKit tell nothing of downloads.
 */
export function showDownloads() {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    void file.text().then((text) => document.body.setAttribute('data-download', text));
    return create(file);
  };
}
