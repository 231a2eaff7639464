import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import { test } from './support/releases.ts';
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
