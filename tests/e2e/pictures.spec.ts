import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import { internPictures, keptPictures, test } from './support/releases.ts';
import { expect } from './support/test.ts';

const linkTo = (mission: string) => `/home?milestone=before-your-first-day&mission=${mission}`;
const desk = linkTo('see-where-your-desk-is');

const picture = (page: Page) => page.getByRole('img', { name: /^(?:Map|Plan) of / });
const sizeOf = (page: Page) =>
  picture(page).evaluate(({ naturalWidth, width, height }: HTMLImageElement) => ({
    naturalWidth,
    box: [width, height],
  }));

/** What browsers say of a file that does not come, or has another hash. */
const couldNotFetch = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$|^NetworkError when|integrity/;

test.beforeEach(({ server }) => server.deploy('next'));

test.describe('the pictures of a plan', () => {
  test.use({ expectedComplaints: [couldNotFetch] });

  test('are kept until Sign Out; where one did not come, its words are there until the next start', {
    tag: '@browsers',
  }, async ({ page, context, server, setOffline }) => {
    // As a network answers that wants a login first.
    server.intercept(/picture-entrance-/, (response) => response.end('<p>Welcome</p>'));
    await portal.signIn(page, portal.colleague);
    await expect.poll(() => keptPictures(page)).toEqual(['floor-plan']);
    await page.goto(linkTo('find-your-way-in'));
    await expect(page.getByText(/^Map of the entrance/)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);

    server.stopIntercepting();
    await page.reload();
    await expect.poll(() => keptPictures(page)).toEqual(internPictures);
    await portal.untilKeptForOffline(page);
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

test('a file that is opened in a tab of its own is that file, and not the portal', {
  tag: '@browsers',
}, async ({ page, context }) => {
  await portal.signIn(page, portal.colleague);
  await portal.untilKeptForOffline(page);
  await page.goto(desk);
  const address = (await picture(page).getAttribute('src')) ?? '';
  const tab = await context.newPage();
  for (const [file, type] of [
    [address, 'image/webp'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    await tab.goto(file);
    expect.soft(await tab.evaluate(() => document.contentType), file).toBe(type);
    await expect.soft(tab, file).not.toHaveTitle(/Waymark/);
  }
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
  await portal.signIn(page, portal.colleague);
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
  // The open mission, as the browser's own command prints it, which begins with a key.
  await page.keyboard.press('Control');
  expect(await printedPictures(page)).toEqual([1280]);
});

/** The widths of the pictures on paper. By the text of the file, because unpdf finds pictures in Node 21 and later. */
async function printedPictures(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/Subtype \/Image\s+\/Width (\d+)/g)].map(([, width]) => Number(width));
}
