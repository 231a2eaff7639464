import { once } from 'node:events';
import { findBrowser, findProgram } from './browsers.mjs';
import { exitOf, Failure, run, untilReady } from './run.mjs';

const port = 4305;

/** Starts WebKitGTK's driver on a screen of its own, which nobody sees. */
export async function startWebKitDriver() {
  const display = await startScreen();
  const { WAYLAND_DISPLAY: _, ...env } = process.env;
  run(programOf('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...env,
      DISPLAY: display,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
      TZ: 'UTC',
      // Its search for assistive technology takes a second of each start.
      NO_AT_BRIDGE: '1',
    },
  });
  await untilReady(`http://127.0.0.1:${port}/status`);
}

/** How WebdriverIO reaches it. */
export function webKitRemote() {
  return {
    hostname: '127.0.0.1',
    port,
    path: '/',
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findBrowser('webkit'), args: ['--automation'] },
      'wdio:enforceWebDriverClassic': true,
    },
  };
}

/**
 * Without a window manager the window under the pointer has the focus. The pointer stands in the
 * middle, which has to lie within the smallest window.
 */
async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '640x480x24', '-nolisten', 'tcp'];
  const child = run(programOf('Xvfb'), options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [, , , pipe] = child.stdio;
  const ended = exitOf(child).then(() => []);
  const [number] = pipe ? await Promise.race([once(pipe, 'data'), ended]) : [];
  if (!number) throw new Failure('Xvfb did not start.');
  return `:${String(number).trim()}`;
}

/** @param {string} name */
function programOf(name) {
  const file = findProgram(name);
  if (!file) throw new Failure(`There is no ${name}.`);
  return file;
}
