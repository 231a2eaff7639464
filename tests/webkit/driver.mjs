// WebKitGTK's driver on a screen of its own, which nobody sees, until it is stopped.
import { once } from 'node:events';
import { findProgram } from '../../scripts/browsers.mjs';
import { exitOf, Failure, main, run } from '../../scripts/run.mjs';

await main(async () => {
  const [port] = process.argv.slice(2);
  const { WAYLAND_DISPLAY: _, ...env } = process.env;
  const driver = run(programOf('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...env,
      DISPLAY: await startScreen(),
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
      TZ: 'UTC',
      // Its search for assistive technology takes a second of each start.
      NO_AT_BRIDGE: '1',
    },
  });
  return exitOf(driver);
});

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
