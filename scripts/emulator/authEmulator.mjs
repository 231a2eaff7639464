import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exitOf, Failure, root, runNode, untilReady } from '../run.mjs';
import { project } from './administer.mjs';
import { firebaseTools } from './firebaseTools.mjs';

/**
 * Starts the Auth Emulator at the address in `firebase.json`.
 * @returns {Promise<{ url: string, stopped: Promise<number> }>}
 */
export async function startAuthEmulator() {
  const configFile = path.join(root, 'firebase.json');
  const { host, port } = JSON.parse(readFileSync(configFile, 'utf8')).emulators.auth;
  const url = `http://${host}:${port}`;
  if (await fetch(url).catch(() => undefined)) {
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
      // With a settings folder of its own, because the tool would use the developer's Firebase login. With `CI`,
      // because it would ask questions and report its use otherwise.
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
  const failed = stopped.then(() => {
    throw new Failure(`The Auth Emulator did not start on ${url}:\n${output}`);
  });
  await Promise.race([untilReady(url, 180_000), failed]);
  return { url, stopped };
}
