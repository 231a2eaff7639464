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

test.beforeEach(({ server }) => server.deploy('next'));

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

test('nothing moves when a picture comes', async ({ page }) => {
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
  release();
  await expect.poll(() => sizeOf(page)).toEqual({ naturalWidth: 1280, box });
});
