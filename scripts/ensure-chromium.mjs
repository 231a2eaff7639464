// Makes sure that there is a Chromium for the browser tests. Silent when there is one already.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installFromDebian } from './debian.mjs';
import { findChromium } from './find-chromium.mjs';

const require = createRequire(import.meta.url);

try {
  if (!findChromium()) install();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function install() {
  console.log('The browser tests need Chromium: installing it.');
  const isInstalled =
    (installFromDebian(['chromium']) && findChromium() !== undefined) || installFromPlaywright();
  if (!isInstalled) {
    fail(
      'The browser tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
  }
}

function installFromPlaywright() {
  const playwright = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  console.log('Downloading it with Playwright.');
  const { status } = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: 'ignore',
  });
  return status === 0 && findChromium() !== undefined;
}

/** @param {string} reason */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
