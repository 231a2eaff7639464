// Takes the README's pictures of the demo, and the map's of every state: `node tools/docs/takePictures.mjs`.
import { execSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from '../browsers.mjs';
import { Failure, main, root } from '../run.mjs';

const screens = [
  { name: 'laptop', width: 1366, milestone: 'workstation-setup' },
  { name: 'phone', width: 390, milestone: '' },
];

const region = { width: 640, height: 400 };

/** @param {import('@playwright/test').Page} page */
const untilThrough = (page) =>
  page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.currentRender?.phase === 'finished');

/**
 * The part of the window around what a state is about: in pictures of the whole page, two states look alike. It is what
 * the story names as its `subject`, the sentence that names the state, or what its `play` function pressed last. Without
 * one, or around a large one, the whole window is taken.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function regionOf(page, name) {
  const named = await page.evaluate(
    () => window['__STORYBOOK_PREVIEW__']?.currentRender?.story?.parameters.subject,
  );
  const guesses = [page.getByText(name), page.locator(':focus, [aria-current]')];
  for (const guess of named ? [page.locator(named)] : guesses) {
    const subject = guess.filter({ visible: true }).first();
    if (!(await subject.isVisible())) continue;
    await subject.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const clip = await subject.evaluate((element, size) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const width = Math.min(size.width, innerWidth);
      if (right - left > width || bottom - top > size.height) return;
      // From the edge of the card on, so that no line begins outside of the picture.
      const card =
        element.closest('section, form, header, main')?.getBoundingClientRect().left ?? 0;
      const x = Math.max(Math.min(card, left) - 16, right + 16 - width);
      const y = (top + bottom - size.height) / 2;
      return {
        x: Math.max(0, Math.min(x, innerWidth - width)),
        y: Math.max(0, Math.min(y, innerHeight - size.height)),
        width,
        height: size.height,
      };
    }, region);
    return clip ? { clip } : {};
  }
  if (named) throw new Failure(`${name}: nothing is ${named}.`);
  return {};
}

/**
 * Moves a small component to the middle of the window.
 * @returns whether the window is large enough for it
 */
function center() {
  const root = document.querySelector('#storybook-root');
  if (!root) return true;
  const content = document.createRange();
  content.selectNodeContents(root);
  const { left, top, width, height } = content.getBoundingClientRect();
  if (height > innerHeight) return false;
  const [x, y] = [(innerWidth - width) / 2 - left, (innerHeight - height) / 2 - top];
  if (root instanceof HTMLElement) root.style.translate = `${x}px ${y}px`;
  return true;
}

await main(async () => {
  execSync('npm run build:site', { cwd: root, stdio: 'inherit' });
  const { resolvedUrls } = await preview({ build: { outDir: 'build/site' }, preview: { port: 0 } });
  const baseURL = resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(chromiumLaunch());

  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const { name, width, milestone } of screens) {
      const page = await browser.newPage({
        baseURL,
        viewport: { width, height: 850 },
        deviceScaleFactor: 2,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto('/login');
      await page.getByLabel('Email').fill('new.hire@waymark.test');
      await page.getByLabel('Password', { exact: true }).fill('Welcome-2026');
      await page.keyboard.press('Enter');
      await page.waitForURL('/home');
      if (milestone) await page.goto(`/home?milestone=${milestone}`);
      await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      const file = path.join(root, `docs/pictures/${name}-${colorScheme}.webp`);
      const { length } = await page.screenshot({ path: file, type: 'webp', quality: 65 });
      if (length > 150_000) throw new Failure(`${file} is too large: ${length} bytes.`);
    }
  }

  /** @type {{ entries: Record<string, Record<'id' | 'title' | 'name', string> & { tags: string[] }> }} */
  const { entries } = await (await fetch(`${baseURL}workbench/index.json`)).json();
  const folder = path.join(root, 'workbench/atlas/thumbnails');
  await rm(folder, { recursive: true });
  // All are 320 pixels wide, or 640 without a subject, which keeps the files in the repository small.
  const pages = await Promise.all(
    [400, 640, 1280].map((width) =>
      browser.newPage({
        baseURL,
        viewport: { width, height: (width * 5) / 8 },
        deviceScaleFactor: width === 1280 ? 0.5 : 320 / width,
        reducedMotion: 'reduce',
      }),
    ),
  );
  let total = 0;
  for (const { id, title, name, tags } of Object.values(entries)) {
    const isScreen = title.startsWith('Screens/') && !tags.includes('behavior');
    const isPlayground = title.startsWith('Components/') && id.endsWith('--playground');
    if (!isScreen && !isPlayground) continue;
    for (const page of isScreen ? pages.slice(2) : pages) {
      if (isScreen) {
        await page.setViewportSize({ width: name.endsWith('320 px') ? 320 : 1280, height: 800 });
      }
      await page.goto(`/workbench/iframe.html?id=${id}&globals=a11y.manual:!true`);
      await untilThrough(page);
      const isLarge = isPlayground && !(await page.evaluate(center)) && page !== pages.at(-1);
      if (isLarge) continue;
      const clip = isScreen ? await regionOf(page, name) : {};
      const file = path.join(folder, `${id}.webp`);
      const picture = { path: file, type: 'webp', quality: 60, scale: 'device' };
      total += (await page.screenshot({ ...picture, ...clip })).length;
      break;
    }
  }
  if (total > 1_000_000) throw new Failure(`The thumbnails are too large: ${total} bytes.`);
  return 0;
});
