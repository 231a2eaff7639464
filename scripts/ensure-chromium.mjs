// Makes sure that there is a Chromium for the browser tests. Silent when there is one already.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';

const require = createRequire(import.meta.url);

try {
  if (!findChromium()) install();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function install() {
  console.log('The browser tests need Chromium: installing it.');
  const isInstalled = (isRootOnDebian() && installFromDebian()) || installFromPlaywright();
  if (!isInstalled) {
    fail(
      'The browser tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
  }
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function installFromDebian() {
  const isDone =
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return isDone && findChromium() !== undefined;
}

function installFromPlaywright() {
  const playwright = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  console.log('Downloading it with Playwright.');
  const isDone = run(process.execPath, [playwright, 'install', 'chromium'], 'ignore');
  return isDone && findChromium() !== undefined;
}

/**
 * What a failing way complains about is not shown, since the next one may work.
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} [output]
 */
function run(command, args, output = 'inherit') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', output, 'ignore'], env }).status === 0;
}

/** @param {string} reason */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
