// Takes the README's pictures of the demo, films a completion, and takes the thumbnails of the workbench:
// `node tools/docs/takePictures.mjs`.
import { execSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumLaunch } from '../browsers.mjs';
import { Failure, main, root } from '../run.mjs';
import { filmCompletion } from './filmCompletion.mjs';
import { takeThumbnails } from './takeThumbnails.mjs';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 */
async function signIn(browser, options) {
  const page = await browser.newPage(options);
  await page.goto('/login');
  await page.getByLabel('Email').fill('new.hire@waymark.test');
  await page.getByLabel('Password', { exact: true }).fill('Welcome-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('/home');
  return page;
}

/** @param {string} name */
const pictureFile = (name) => path.join(root, `docs/pictures/${name}.webp`);

const screens = [
  { name: 'laptop', width: 1366, milestone: 'workstation-setup' },
  { name: 'phone', width: 390, milestone: '' },
];

await main(async () => {
  execSync('npm run build:site', { cwd: root, stdio: 'inherit' });
  const { resolvedUrls } = await preview({ build: { outDir: 'build/site' }, preview: { port: 0 } });
  const baseURL = resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(chromiumLaunch());

  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const { name, width, milestone } of screens) {
      const viewport = { width, height: 850 };
      const still = /** @type {const} */ ({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
      const page = await signIn(browser, { baseURL, viewport, colorScheme, ...still });
      if (milestone) await page.goto(`/home?milestone=${milestone}`);
      await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      const file = pictureFile(`${name}-${colorScheme}`);
      const { length } = await page.screenshot({ path: file, type: 'webp', quality: 65 });
      if (length > 150_000) throw new Failure(`${file} is too large: ${length} bytes.`);
    }
    const viewport = { width: 1120, height: 660 };
    const { film, end } = await filmCompletion(
      await signIn(browser, { baseURL, viewport, colorScheme }),
    );
    if (film.length > 600_000) throw new Failure(`The film is too large: ${film.length} bytes.`);
    await writeFile(pictureFile(`completion-${colorScheme}`), film);
    await writeFile(pictureFile(`completion-end-${colorScheme}`), end);
  }

  await takeThumbnails(
    browser,
    `${baseURL}workbench/`,
    path.join(root, 'workbench/atlas/thumbnails'),
  );
  return 0;
});
