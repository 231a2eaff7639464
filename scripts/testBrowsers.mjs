// Sheets of states, stories about focus and the main journeys, in Firefox and in WebKit side by side.
// `-- firefox` or `-- webkit` for one of them.
import { once } from 'node:events';
import { ensureBrowser } from './browsers.mjs';
import { exitOf, Failure, main, playwright, runNode, untilReady, vite, vitest } from './run.mjs';
import { startWebKitDriver } from './webKitDriver.mjs';

const portal = 'http://127.0.0.1:4304';

/** States are drawn and read; the rest is what browsers differ in: focus, keys, scrolling. */
const stories = ['All [Ss]tates', 'Keyboard'].join('|');

const browsers = {
  firefox: {
    prepare: async () => {},
    journeys: [playwright, 'test', '-c', 'tests/e2e/firefox.config.ts'],
  },
  webkit: {
    prepare: startWebKitDriver,
    journeys: [vitest, 'run', '-c', 'tests/webkit/vitest.config.ts'],
  },
};

/** @typedef {keyof typeof browsers} BrowserId */

await main(async () => {
  const start = Date.now();
  const all = /** @type {BrowserId[]} */ (Object.keys(browsers));
  const named = all.filter((id) => process.argv.includes(id));
  const chosen = named.length > 0 ? named : all;
  for (const id of chosen) ensureBrowser(id);
  const served = servePortal();
  const outcomes = await Promise.all(chosen.map((id) => testIn(id, served)));
  await served;
  console.log(`browsers: ${chosen.join(' and ')} in ${secondsSince(start)}`);
  return outcomes.every(Boolean) ? 0 : 1;
});

async function servePortal() {
  const folder = ['--outDir', 'build/demo'];
  const build = [vite, 'build', '--mode', 'demo', ...folder, '--emptyOutDir'];
  // Whatever a developer has in `.env.local`.
  const env = { ...process.env, VITE_EMPLOYEE: '' };
  const status = await exitOf(runNode([...build, '--logLevel', 'error'], { env }));
  if (status !== 0) throw new Failure('The demo did not build.');
  const { hostname, port } = new URL(portal);
  runNode([vite, 'preview', ...folder, '--host', hostname, '--port', port, '--strictPort'], {
    stdio: 'ignore',
  });
  await untilReady(`${portal}/login`);
}

/**
 * @param {BrowserId} id
 * @param {Promise<void>} served
 */
async function testIn(id, served) {
  const { prepare, journeys } = browsers[id];
  await prepare();
  const env = { ...process.env, TEST_BROWSER: id, PORTAL_ADDRESS: portal };
  // One file at a time: in these browsers only one tab has the focus, and the others wait to be drawn.
  const project = ['--project', `stories-${id}`, '-t', stories, '--no-file-parallelism'];
  const isGood = await step(`stories in ${id}`, [vitest, 'run', ...project], env);
  await served;
  return (await step(`journeys in ${id}`, journeys, env)) && isGood;
}

/**
 * Shows what a step printed when it ends, since another one may run beside it.
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function step(title, args, env) {
  const start = Date.now();
  const child = runNode(args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 30 * 60_000 });
  // Later than its exit: once all that it printed has come.
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  // A pattern that meets no test is no success.
  const isGood = (await closed)[0] === 0 && /\d+ passed/.test(output);
  console.log(`${output}\n=== ${title}: ${isGood ? 'passed' : 'FAILED'} in ${secondsSince(start)}`);
  return isGood;
}

/** @param {number} start */
function secondsSince(start) {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}
