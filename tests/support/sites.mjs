// Builds sites, all at the same time, and serves them as the hosting would: `node tests/support/sites.mjs demo live`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { Failure, main, root } from '../../tools/run.mjs';

const key = { VITE_FIREBASE_API_KEY: 'live-dummy-key' };
const ofTheAccount = { VITE_EMPLOYEE: 'account' };

/** Each one is built to a folder of its name: a portal in a mode, with these settings. */
export const sites = {
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
  const child = spawn(command, { cwd: root, env, shell: true, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Failure(`${name} could not be built.`);
}

/** @param {SiteName} name */
const serve = (name) =>
  preview({
    root,
    build: { outDir: `build/${name}` },
    preview: { host: '127.0.0.1', port: sites[name].port, strictPort: true },
  });

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const names = /** @type {SiteName[]} */ (process.argv.slice(2));
    await Promise.all(names.map(build));
    for (const name of names) await serve(name);
    return new Promise(() => {});
  });
}
