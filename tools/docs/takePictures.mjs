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

/**
 * The part of the window around what a state is about: in pictures of the whole page, two states look alike. It is the
 * sentence that names the state, or what its `play` function pressed last.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function regionOf(page, name) {
  const said = page.getByText(name).filter({ visible: true }).first();
  const pressed = page.locator(':focus, [aria-current]').last();
  const subject = (await said.isVisible()) ? said : pressed;
  if (!(await subject.isVisible())) return {};
  await subject.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const clip = await subject.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [width, height] = [Math.min(640, innerWidth), 400];
    const x = Math.min((left + right - width) / 2, innerWidth - width);
    const y = Math.min((top + bottom - height) / 2, innerHeight - height);
    return { x: Math.max(0, x), y: Math.max(0, y), width, height };
  });
  return { clip };
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

  // Half of the size keeps the files in the repository small.
  const page = await browser.newPage({ baseURL, deviceScaleFactor: 0.5, reducedMotion: 'reduce' });
  /** @type {{ entries: Record<string, Record<'id' | 'title' | 'name', string> & { tags: string[] }> }} */
  const { entries } = await (await page.request.get('/workbench/index.json')).json();
  const folder = path.join(root, 'workbench/atlas/thumbnails');
  await rm(folder, { recursive: true });
  for (const { id, title, name, tags } of Object.values(entries)) {
    if (!title.startsWith('Screens/') || tags.includes('behavior')) continue;
    await page.setViewportSize({ width: name.endsWith('320 px') ? 320 : 1280, height: 800 });
    await page.goto(`/workbench/iframe.html?id=${id}&globals=a11y.manual:!true`);
    await page.waitForFunction(
      () => window['__STORYBOOK_PREVIEW__']?.currentRender?.phase === 'finished',
    );
    const region = await regionOf(page, name);
    const file = path.join(folder, `${id}.webp`);
    await page.screenshot({ path: file, type: 'webp', quality: 60, scale: 'device', ...region });
  }
  return 0;
});
