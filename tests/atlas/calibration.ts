import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from '@playwright/test';

const file = path.resolve(import.meta.dirname, 'pictures/calibration.png');
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

/** Letters and shapes that no change of the product changes. */
const page = () => `<!doctype html>
<style>
  @font-face {
    font-family: Calibration;
    font-weight: 200 800;
    src: url(data:font/woff2;base64,${readFileSync(font).toString('base64')});
  }
  body { margin: 16px; font: 17px/1.55 Calibration; color: #1d2520; background: #f6f1e7; }
  b { font-weight: 680; }
  div { width: 200px; height: 60px; border: 1px solid #7a7365; border-radius: 10px;
    background: linear-gradient(#2b7645, #fefbf5); }
</style>
<p>Sphinx of black quartz, <b>judge my vow</b> 0123456789</p><div></div>
<svg width="200" height="60" fill="none" stroke="#17508a" stroke-width="3"
  stroke-dasharray="1 8" stroke-linecap="round"><path d="M4 40C40 40 48 8 80 12S150 60 196 20"/></svg>`;

/**
 * Whether this browser on this system draws as the one that took the pictures did. Where it does
 * not, all of them would differ, and say nothing.
 */
export async function drawsAlike(browser: Browser, options: { takesPictures: boolean }) {
  const sheet = await browser.newPage({ viewport: { width: 480, height: 240 } });
  await sheet.setContent(page());
  await sheet.evaluate(() => document.fonts.ready);
  const drawn = await sheet.screenshot();
  await sheet.close();
  if (options.takesPictures) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, drawn);
  }
  return existsSync(file) && drawn.equals(readFileSync(file));
}
