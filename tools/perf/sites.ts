import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import superstatic from 'superstatic/lib/superstatic.js';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { createIdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import { Failure, root } from '../run.mjs';

export interface Site {
  readonly name: string;
  readonly address: string;
}

/** Serves the mocked identity service at its own origin, like the Auth Emulator. */
export async function serveIdentity(): Promise<string> {
  const service = createIdentityToolkit({ accounts: [newHire] });
  return listen(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const body = method === 'POST' ? { body: await buffer(request) } : {};
    const answer = await service.respond(
      new Request(`https:/${url}`, { method, headers: headers as Record<string, string>, ...body }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Builds the portal of a checkout in the mode `emulator`. */
export async function buildPortal(name: string, checkout: string, identity: string): Promise<Site> {
  const settings = { VITE_AUTH_EMULATOR_URL: identity, VITE_EMPLOYEE: '' };
  build(name, checkout, ['--mode', 'emulator'], settings);
  const { hosting } = JSON.parse(readFileSync(path.join(checkout, 'firebase.json'), 'utf8'));
  return serve(name, hosting);
}

/** Builds a page with React, router, and Firebase, and Vite's default settings. */
export async function buildBarePage(): Promise<Site> {
  build('bare', root, ['tools/perf/bare']);
  return serve('bare', { rewrites: [{ source: '**', destination: '/index.html' }] });
}

const outputOf = (name: string) => path.join(root, 'build/perf', name);

function build(name: string, checkout: string, args: string[], settings = {}) {
  const vite = path.join(checkout, 'node_modules/vite/bin/vite.js');
  const output = ['--outDir', outputOf(name), '--emptyOutDir', '--logLevel', 'error'];
  succeed(process.execPath, [vite, 'build', ...args, ...output], {
    cwd: checkout,
    env: { ...process.env, ...settings },
  });
}

async function serve(name: string, hosting: object): Promise<Site> {
  const answer = superstatic({
    cwd: outputOf(name),
    config: { ...hosting, public: '.' },
    stack: 'strict',
    compression: true,
  });
  const address = await listen((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  return { name, address };
}

/** The server runs until this process ends. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function checkOut(commit: string, folder: string) {
  succeed('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  succeed('git', ['checkout', '--quiet', commit], { cwd: folder });
  succeed('npm', ['ci', '--include=dev', '--no-audit', '--loglevel=error'], { cwd: folder });
}

function succeed(command: string, args: string[], options?: SpawnSyncOptions) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Failure(`This command failed: ${command} ${args.join(' ')}`);
}

/** Copies the sources of the working tree, and links its packages. */
export function copySources(folder: string): string {
  const left = new Set(['node_modules', '.git', '.cache', 'build', 'dist', 'storybook-static']);
  const isWanted = (file: string) => !left.has(path.relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
