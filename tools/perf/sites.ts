import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { createIdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import { serveBuild } from '../hosting.mjs';
import { Failure, root } from '../run.mjs';

export interface Site {
  readonly name: string;
  readonly address: string;
}

/** The same port in each run, because the builds of commits contain the address. */
const identityPort = 9199;
const identity = `http://127.0.0.1:${identityPort}`;
const emulator = ['--mode', 'emulator'];

/** Serves the mocked identity service at its own origin, like the Auth Emulator. */
export async function serveIdentity(): Promise<void> {
  const service = createIdentityToolkit({ accounts: [newHire] });
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const body = method === 'POST' ? { body: await buffer(request) } : {};
    const answer = await service.respond(
      new Request(`https:/${url}`, { method, headers: headers as Record<string, string>, ...body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(identityPort, '127.0.0.1');
  await once(server, 'listening');
}

/** Builds the portal of the working tree in the mode `emulator`. */
export function buildPortal(): Promise<Site> {
  const folder = path.join(root, 'build/perf/portal');
  return serve('portal', build(root, folder, emulator));
}

/** Builds the portal of a commit, once: later runs find the build. */
export function buildCommit(commit: string): Promise<Site> {
  const revision = ['rev-parse', `${commit}^{commit}`];
  const id = execFileSync('git', revision, { cwd: root, encoding: 'utf8' }).trim();
  const folder = path.join(root, '.cache/perf', id);
  if (!existsSync(folder)) {
    const checkout = mkdtempSync(path.join(tmpdir(), 'waymark-perf-'));
    succeed('git', ['clone', '--quiet', '--shared', '--no-checkout', root, checkout]);
    succeed('git', ['checkout', '--quiet', commit], { cwd: checkout });
    succeed('npm', ['ci', '--include=dev', '--no-audit', '--loglevel=error'], { cwd: checkout });
    build(checkout, path.join(checkout, 'built'), emulator);
    cpSync(path.join(checkout, 'firebase.json'), path.join(checkout, 'built/firebase.json'));
    cpSync(path.join(checkout, 'built'), folder, { recursive: true });
    rmSync(checkout, { recursive: true });
  }
  return serve(commit, folder, folder);
}

/** Builds a page with a form and nothing else, with Vite's default settings. */
export function buildStatic(): Promise<Site> {
  const folder = build(root, path.join(root, 'build/perf/static'), ['tools/perf/static']);
  return serve('static', folder);
}

function build(checkout: string, folder: string, args: readonly string[]): string {
  const vite = path.join(checkout, 'node_modules/vite/bin/vite.js');
  const output = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  succeed(process.execPath, [vite, 'build', ...args, ...output], {
    cwd: checkout,
    env: { ...process.env, VITE_AUTH_EMULATOR_URL: identity, VITE_EMPLOYEE: '' },
  });
  return folder;
}

/** @param settings the folder of the `firebase.json` of a portal */
async function serve(name: string, folder: string, settings?: string): Promise<Site> {
  const { resolvedUrls } = await serveBuild(folder, settings);
  return { name, address: new URL(resolvedUrls?.local[0] ?? '').origin };
}

function succeed(command: string, args: string[], options?: SpawnSyncOptions) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Failure(`This command failed: ${command} ${args.join(' ')}`);
}
