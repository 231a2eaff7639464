import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exitOf, Failure, runNode } from '../run.mjs';
import { root } from '../tools.mjs';
import { firebaseTools } from './firebaseTools.mjs';

/** A project whose name begins with `demo-` needs neither a login nor a network. */
export const project = 'demo-waymark';

const timeLimitMs = 60_000;

/**
 * Starts the Auth Emulator at the address that `firebase.json` says.
 * @returns {Promise<{ url: string, stopped: Promise<number> }>}
 */
export async function startAuthEmulator() {
  const configFile = path.join(root, 'firebase.json');
  const { host, port } = JSON.parse(readFileSync(configFile, 'utf8')).emulators.auth;
  if (!(await isFree(host, port))) {
    throw new Failure(
      `Port ${port} is taken: the Auth Emulator needs it. End what runs there, or change emulators.auth.port in firebase.json.`,
    );
  }
  const script = firebaseTools();
  const folder = path.join(root, '.cache', 'auth-emulator');
  mkdirSync(folder, { recursive: true });
  const child = runNode(
    [script, 'emulators:start', '--only', 'auth', '--project', project, '--config', configFile],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own settings folder keeps a developer's Firebase login out of it; with CI it asks nothing and calls nobody.
      env: { ...process.env, XDG_CONFIG_HOME: folder, CI: '1', NO_UPDATE_NOTIFIER: '1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const stopped = exitOf(child);
  const url = `http://${host}:${port}`;
  const outcome = await Promise.race([isReady(url), stopped.then(() => false)]);
  if (!outcome) {
    const reason = /Error:.*/.exec(output)?.[0] ?? `it did not answer within ${timeLimitMs} ms`;
    throw new Failure(`The Auth Emulator did not start: ${reason}`);
  }
  return { url, stopped };
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** @param {string} url */
async function isReady(url) {
  const end = Date.now() + timeLimitMs;
  while (Date.now() < end) {
    const answer = await fetch(url)
      .then((response) => response.json())
      .catch(() => undefined);
    if (answer?.authEmulator?.ready) return true;
    await delay(200);
  }
  return false;
}
