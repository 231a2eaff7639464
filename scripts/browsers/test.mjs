// All stories and the main journeys in Firefox and in WebKit. `-- firefox` or `-- webkit` for one of them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installFromDebian } from '../debian.mjs';
import { exitOf, Failure, main, runNode, secondsSince } from '../run.mjs';
import { playwright, root, vite, vitest } from '../tools.mjs';
import { findFirefox } from './firefox.mjs';
import { findWebKit } from './webkit.mjs';
import { freePort, startWebKitDriver, untilReady } from './webkitDriver.mjs';

const results = path.join(root, 'test-results/browsers');

const stepLimitMs = 20 * 60_000;

const browsers = {
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    missing: 'install Firefox ESR, or set FIREFOX_PATH to its executable',
    start: async () => ({}),
    journeys: [playwright, 'test', '-c', 'tests/e2e/firefox.config.ts'],
  },
  webkit: {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: 'install WebKitGTK with its WebKitWebDriver, and Xvfb, on Linux',
    start: async () => ({ WEBKIT_DRIVER_PORT: String(await startWebKitDriver()) }),
    journeys: [vitest, 'run', '-c', 'tests/webkit/vitest.config.ts'],
  },
};

/** @typedef {keyof typeof browsers} BrowserId */

const { positionals } = parseArgs({ allowPositionals: true });

await main(async () => {
  const start = Date.now();
  const ids = chosenBrowsers();
  for (const id of ids) ensure(id);
  rmSync(results, { recursive: true, force: true });

  const portal = servePortal();
  const lines = await Promise.all([...ids.map((id) => testIn(id, portal)), portal.then(() => [])]);
  const summary = lines.flat();
  console.log();
  for (const { text } of summary) console.log(text);
  console.log(`browsers: ${secondsSince(start)} in all`);
  return summary.every(({ isGood }) => isGood) ? 0 : 1;
});

/** @returns {BrowserId[]} */
function chosenBrowsers() {
  const all = /** @type {BrowserId[]} */ (Object.keys(browsers));
  const unknown = positionals.filter((word) => !all.some((id) => id === word));
  if (unknown.length > 0) {
    throw new Failure(`There is no browser "${unknown[0]}" here: ${all.join(', ')}.`);
  }
  return positionals.length > 0 ? all.filter((id) => positionals.includes(id)) : all;
}

/** @param {BrowserId} id */
function ensure(id) {
  const { name, find, packages, missing } = browsers[id];
  if (find()) return;
  console.log(`The tests need ${name}: installing it.`);
  installFromDebian(packages);
  if (find()) return;
  throw new Failure(`The tests need ${name} and it could not be installed: ${missing}.`);
}

/** Builds the demo and serves it. */
async function servePortal() {
  const outDir = ['--outDir', 'build/browsers'];
  const build = [vite, 'build', '--mode', 'demo', ...outDir, '--emptyOutDir'];
  const status = await exitOf(runNode([...build, '--logLevel', 'error']));
  if (status !== 0) throw new Failure('The demo did not build.');
  const port = await freePort();
  const serve = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  runNode([vite, 'preview', ...outDir, ...serve], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(`${address}/login`);
  return address;
}

/**
 * @param {BrowserId} id
 * @param {Promise<string>} portal
 */
async function testIn(id, portal) {
  const { name, start, journeys } = browsers[id];
  const env = { ...process.env, ...(await start()), TEST_BROWSER: id };
  const stories = await step(`stories in ${name}`, `${id}-stories.json`, {
    args: [vitest, 'run', '--project', `stories-${id}`],
    env,
  });
  const journeysDone = await step(`journeys in ${name}`, `${id}-journeys.json`, {
    args: journeys,
    env: { ...env, PORTAL_ADDRESS: await portal },
  });
  return [stories, journeysDone];
}

/**
 * Runs a step and shows what it printed when it ends, since another one may run beside it.
 * @param {string} title
 * @param {string} report the file for its results
 * @param {{ args: string[], env: NodeJS.ProcessEnv }} how
 */
async function step(title, report, { args, env }) {
  const start = Date.now();
  const file = path.join(results, report);
  console.log(`=== ${title}: started`);
  const reporters =
    args[0] === vitest ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] : [];
  const child = runNode([...args, ...reporters], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: stepLimitMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const status = await exitOf(child);
  const { passed, total } = countIn(file);
  const isGood = status === 0 && total > 0 && passed === total;
  const text = `${title}: ${passed} of ${total} passed, ${secondsSince(start)}`;
  console.log(isGood ? `=== ${text}` : `${output}\n=== ${text}`);
  return { text, isGood };
}

/**
 * Counts in what the JSON reporter of Playwright or of Vitest wrote.
 * @param {string} file
 */
function countIn(file) {
  if (!existsSync(file)) return { passed: 0, total: 0 };
  const { stats, numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'));
  if (!stats) return { passed: numPassedTests, total: numTotalTests };
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, total: expected + unexpected + flaky + skipped };
}
