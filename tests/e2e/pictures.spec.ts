import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import { keptFiles, reloadUntil, signInAndKeep, test, workers } from './support/releases.ts';
import { expect } from './support/test.ts';

/** The demo's account whose plan is `intern`. */
const intern = { email: 'second.colleague@waymark.test', password: 'Welcome-2026' };

const linkTo = (mission: string) => `/home?milestone=before-your-first-day&mission=${mission}`;
const desk = linkTo('see-where-your-desk-is');

const picture = (page: Page) => page.getByRole('img', { name: /^(?:Map|Floor plan) of the / });
const sizeOf = (page: Page) =>
  picture(page).evaluate(({ naturalWidth, width, height }: HTMLImageElement) => ({
    naturalWidth,
    box: [width, height],
  }));

/** The pictures that the browser keeps, without their hashes. */
const keptPictures = async (page: Page) =>
  (await keptFiles(page))
    .flatMap((file) => /^\/assets\/picture-(.+)-[\w-]{8}\.webp$/.exec(file)?.[1] ?? [])
    .toSorted();
const bothPictures = ['entrance', 'floor-plan'];

/** What browsers say of a file that does not come, or has another hash. */
const couldNotFetch = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$|^NetworkError when|integrity/;

test.beforeEach(({ server }) => server.deploy('next'));

test.describe('without a network', () => {
  test.use({ expectedComplaints: [couldNotFetch] });

  test('the pictures of the plan are there, and after Sign Out they are forgotten', {
    tag: '@browsers',
  }, async ({ page, context, setOffline }) => {
    await signInAndKeep(page, intern);
    await expect.poll(() => keptPictures(page)).toEqual(bothPictures);
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
    await setOffline(true);
    const other = await context.newPage();
    await other.goto(desk);
    await expect.poll(() => sizeOf(other)).toMatchObject({ naturalWidth: 1280 });
    // Past the browser's own cache, which may have the file, too.
    const address = await picture(other).getAttribute('src');
    const status = (file: string | null) =>
      fetch(file ?? '', { cache: 'reload' }).then((answer) => answer.status);
    expect(await other.evaluate(status, address)).toBe(200);

    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => keptPictures(other)).toEqual([]);
  });
});

test.describe('a network that answers with a page of its own', () => {
  test.use({ expectedComplaints: [couldNotFetch] });

  test('takes away the picture alone, whose words stand there, until the next start', {
    tag: '@browsers',
  }, async ({ page, server }) => {
    server.intercept(/picture-entrance-/, (response) => response.end('<p>Welcome</p>'));
    await portal.signIn(page, intern);
    await expect.poll(() => keptPictures(page)).toEqual(['floor-plan']);
    await page.goto(linkTo('find-your-way-in'));
    await expect(page.getByText(/^Map of the entrance/)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);

    server.stopIntercepting();
    await page.reload();
    await expect.poll(() => keptPictures(page)).toEqual(bothPictures);
  });
});

test('a new release fetches what is missing of the pictures, and deletes none of them', {
  tag: '@browsers',
}, async ({ page, server }) => {
  await signInAndKeep(page, intern);
  await expect.poll(() => keptPictures(page)).toEqual(bothPictures);
  const portalCode = (await keptFiles(page)).find((file) => file.includes('/Portal-'));
  // From here on the worker controls the page, so that the next one waits.
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  server.deploy('live');
  await page.evaluate(async () => {
    const cache = await caches.open('plan');
    const entrance = (await cache.keys()).find(({ url }) => url.includes('picture-entrance-'));
    if (entrance) await cache.delete(entrance);
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: true });
  expect(await keptPictures(page)).toEqual(bothPictures);
  await reloadUntil(page, 'live');
  await expect.poll(() => keptFiles(page)).not.toContain(portalCode);
  expect(await keptPictures(page)).toEqual(bothPictures);
});

test('nothing moves when a picture comes, "Print my plan" waits for it, and it is on paper', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.body.setAttribute('data-asked', '') });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.webp', async (route) => {
    await released;
    await route.continue();
  });
  await portal.signIn(page, intern);
  await page.goto(desk);
  const { box, naturalWidth } = await sizeOf(page);
  expect(naturalWidth).toBe(0);
  await page.clock.install();
  await page.getByRole('button', { name: 'Print my plan' }).click();
  await page.clock.runFor(4000);
  await expect(page.locator('[data-asked]')).toHaveCount(0);
  release();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  expect(await sizeOf(page)).toEqual({ naturalWidth: 1280, box });
  expect(await printedPictures(page)).toEqual([1280, 1280]);
  // The open mission, as the browser's own command prints it.
  expect(await printedPictures(page)).toEqual([1280]);
});

/** The widths of the pictures on paper. By the text of the file, because unpdf finds pictures in Node 21 and later. */
async function printedPictures(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/Subtype \/Image\s+\/Width (\d+)/g)].map(([, width]) => Number(width));
}
