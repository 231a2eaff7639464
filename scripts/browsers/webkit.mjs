import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inPath } from './inPath.mjs';

/** The browser of WebKitGTK, its driver, and a screen for it; undefined where one is missing. */
export function findWebKit() {
  const driver = first(inPath('WebKitWebDriver'));
  const screen = first(inPath('Xvfb'));
  const browser = first(
    ['/usr/libexec', '/usr/lib', ...foldersIn('/usr/lib')].map((folder) =>
      path.join(folder, 'webkit2gtk-4.1/MiniBrowser'),
    ),
  );
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** How WebdriverIO reaches it, once its driver listens on the port that `WEBKIT_DRIVER_PORT` names. */
export function webKitRemote() {
  const found = findWebKit();
  const port = Number(process.env['WEBKIT_DRIVER_PORT']);
  if (!found || !port) throw new Error('Tests in WebKit are started by `npm run test:browsers`.');
  return {
    hostname: '127.0.0.1',
    port,
    path: '/',
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      'wdio:enforceWebDriverClassic': true,
    },
  };
}

/** @param {string[]} files */
function first(files) {
  return files.find((file) => existsSync(file));
}

/** On Debian one of them is named after the machine's architecture. */
function foldersIn(/** @type {string} */ folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => path.join(folder, name));
}
