// Serves the sites of the tests as the hosting would: `node tests/sites.mjs`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, get } from 'node:http';
import path from 'node:path';
import { preview } from 'vite';
import { hostingOf } from '../tools/hosting.mjs';
import { root } from '../tools/run.mjs';

const key = { VITE_FIREBASE_API_KEY: 'live-dummy-key' };
const ofTheAccount = { VITE_EMPLOYEE: 'account' };

/** Each one is built to a folder of its name: a portal in a mode, with these settings. */
const sites = {
  demo: { port: 4301, mode: 'demo', settings: {} },
  /** The demo in which each account sees its own plan. */
  'demo-account': { port: 4302, mode: 'demo', settings: ofTheAccount },
  /** The portal that is shipped. */
  live: { port: 4303, mode: 'live', settings: key },
  /** The portal whose employee is the account; in the journeys on new releases, the release that follows `live`. */
  next: { port: 4304, mode: 'live', settings: { ...key, ...ofTheAccount } },
  emulator: { port: 4305, mode: 'emulator', settings: ofTheAccount },
  /** The demo, with the workbench in a folder. */
  site: { port: 4306, command: 'npm run build:site', settings: {} },
};

/** @typedef {keyof typeof sites} SiteName */

/**
 * In `site`, a test reaches the workbench by `iframe.html`, the demo by `/login`.
 * @param {SiteName} name
 */
export const addressOf = (name) =>
  `http://127.0.0.1:${sites[name].port}${name === 'site' ? '/workbench/' : ''}`;

/**
 * Resolves with the address of a site once it is built.
 * @param {SiteName} name
 */
export async function open(name) {
  const address = addressOf(name);
  // Not by `fetch`, which waits for five minutes at most.
  const [answer] = await once(get(address, { agent: false }), 'response');
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  if (answer.statusCode !== 200) throw new Error(text);
  return address;
}

/** @param {SiteName} name */
async function build(name) {
  // With REUSE_BUILDS, as in `.ci/run`, a build of an earlier run is served as it is.
  if (process.env['REUSE_BUILDS'] && existsSync(path.join(root, 'build', name))) return;
  const { settings, ...site } = sites[name];
  const command =
    'command' in site
      ? site.command
      : `node node_modules/vite/bin/vite.js build --mode ${site.mode} --outDir build/${name} --emptyOutDir --logLevel error`;
  // Playwright sets NODE_ENV to `test`, for which Vite would bundle React's development build.
  // A developer may have chosen another employee in `.env.local`.
  const env = { ...process.env, NODE_ENV: 'production', VITE_EMPLOYEE: '', ...settings };
  const child = spawn(command, { cwd: root, env, shell: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} could not be built.\n${output}`);
}

/**
 * Builds a site at its first request.
 * @param {SiteName} name
 */
function serve(name) {
  const start = async () => {
    await build(name);
    const folder = path.join(root, 'build', name);
    const hosting = {
      name: 'waymark:hosting',
      /** @param {import('vite').PreviewServer} server */
      configurePreviewServer: ({ middlewares }) => void middlewares.use(hostingOf(folder)),
    };
    const server = await preview({
      // The project's own settings are for builds, and take a second to load.
      configFile: false,
      root,
      build: { outDir: folder },
      plugins: [hosting],
      preview: { host: '127.0.0.1', port: 0 },
      logLevel: 'error',
    });
    return server.middlewares;
  };
  /** @type {ReturnType<typeof start> | undefined} */
  let started;
  createServer((request, response) => {
    started ??= start();
    started.then(
      (answer) => answer(request, response),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(sites[name].port, '127.0.0.1');
}

if (process.argv[1] === import.meta.filename) {
  for (const name of /** @type {SiteName[]} */ (Object.keys(sites))) serve(name);
  console.log('Ready.');
}
