import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, run } from '../run.mjs';
import { findWebKit } from './webkit.mjs';

const timeLimitMs = 30_000;

/**
 * Starts WebKitGTK's driver on a screen of its own, which nobody sees.
 * @returns {Promise<number>} the driver's port
 */
export async function startWebKitDriver() {
  const found = findWebKit();
  if (!found) throw new Failure('There is no WebKit.');
  const display = await startScreen(found.screen);
  const port = await freePort();
  const { WAYLAND_DISPLAY: _, ...env } = process.env;
  run(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
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
  return port;
}

/**
 * Without a window manager the window under the pointer has the focus. The pointer stands in the
 * middle, which has to lie within the smallest window.
 * @param {string} program
 */
async function startScreen(program) {
  const options = ['-displayfd', '3', '-screen', '0', '640x480x24', '-nolisten', 'tcp'];
  const child = run(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const answer = child.stdio[3];
  if (!answer) throw new Failure('Xvfb has no channel to say its number.');
  const ended = once(child, 'exit').then(() => []);
  const [number] = await Promise.race([once(answer, 'data'), ended]);
  if (number === undefined) throw new Failure('Xvfb did not start.');
  return `:${String(number).trim()}`;
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} url */
export async function untilReady(url) {
  const end = Date.now() + timeLimitMs;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Failure(`${url} did not answer within ${timeLimitMs / 1000} s.`);
}
