// Takes the README's pictures of the demo: `node tools/docs/takePictures.mjs`.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createBuilder, preview } from 'vite';
import { chromiumLaunch } from '../browsers.mjs';
import { Failure, main, root } from '../run.mjs';

const screens = [
  { name: 'laptop', width: 1366, milestone: 'workstation-setup' },
  { name: 'phone', width: 390, milestone: '' },
];

/** @type {import('vite').InlineConfig} */
const demo = { mode: 'demo', logLevel: 'warn', build: { outDir: 'build/pictures' } };

await main(async () => {
  const builder = await createBuilder(demo, null);
  await builder.buildApp();
  const { resolvedUrls } = await preview({ ...demo, preview: { port: 0 } });
  const browser = await chromium.launch(chromiumLaunch());
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const { name, width, milestone } of screens) {
      const page = await browser.newPage({
        baseURL: resolvedUrls?.local[0] ?? '',
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
  return 0;
});
