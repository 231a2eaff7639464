import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import superstatic from 'superstatic/lib/superstatic.js';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { createIdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import { exitOf, Failure, root, run } from '../run.mjs';

/** Built and served. */
export interface Site {
  readonly name: string;
  readonly address: string;
}

/** The mocked identity service, where the portal expects the Auth Emulator: a real server, apart from the page's. */
export async function serveIdentity(): Promise<string> {
  const service = createIdentityToolkit({ accounts: [newHire] });
  return listen(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const body = method === 'POST' ? { body: await buffer(request) } : {};
    const answer = await service.respond(
      new Request(`https:/${url}`, { method, headers: headers as Record<string, string>, ...body }),
    );
    // The preflight of the browser is asked for each time, as at a first visit.
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

/** The portal of a checkout, on that identity service. */
export async function buildPortal(name: string, checkout: string, identity: string): Promise<Site> {
  const settings = { VITE_AUTH_EMULATOR_URL: identity, VITE_EMPLOYEE: '' };
  await build(name, checkout, ['--mode', 'emulator'], settings);
  const { hosting } = JSON.parse(readFileSync(path.join(checkout, 'firebase.json'), 'utf8'));
  return serve(name, hosting);
}

/** A page with React, router and Firebase, as Vite builds it by default. */
export async function buildBarePage(): Promise<Site> {
  await build('bare', root, ['scripts/perf/bare']);
  return serve('bare', { rewrites: [{ source: '**', destination: '/index.html' }] });
}

const outputOf = (name: string) => path.join(root, 'build/perf', name);

async function build(name: string, checkout: string, args: string[], settings = {}) {
  const vite = path.join(checkout, 'node_modules/vite/bin/vite.js');
  const output = ['--outDir', outputOf(name), '--emptyOutDir', '--logLevel', 'error'];
  await succeed(process.execPath, [vite, 'build', ...args, ...output], {
    cwd: checkout,
    env: { ...process.env, ...settings },
  });
}

interface Hosting {
  rewrites: object[];
  headers?: { headers: { key: string }[] }[];
}

/** By the hosting's own server. Older commits have a policy there, which knows no emulator. */
async function serve(name: string, { headers = [], ...hosting }: Hosting): Promise<Site> {
  const withoutPolicy = headers.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key !== 'Content-Security-Policy'),
  }));
  const answer = superstatic({
    cwd: outputOf(name),
    config: { ...hosting, headers: withoutPolicy, public: '.' },
    stack: 'strict',
    compression: true,
  });
  const address = await listen((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  return { name, address };
}

/** Ends with this process. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A checkout of a commit, with its packages; the folder of one is taken as it is. */
export async function checkOut(commit: string, folder: string): Promise<string> {
  if (existsSync(path.join(commit, 'firebase.json'))) return path.resolve(commit);
  await succeed('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  await succeed('git', ['checkout', '--quiet', commit], { cwd: folder });
  const options = ['--include=dev', '--no-audit', '--loglevel=error'];
  await succeed('npm', ['ci', ...options], { cwd: folder });
  return folder;
}

async function succeed(command: string, args: string[], options?: Parameters<typeof run>[2]) {
  const code = await exitOf(run(command, args, options));
  if (code !== 0) throw new Failure(`This command failed: ${command} ${args.join(' ')}`);
}

/** The project's own sources, as they are now, with its packages. */
export function copySources(folder: string): string {
  const left = new Set(['node_modules', '.git', '.cache', 'build', 'dist', 'storybook-static']);
  const isWanted = (file: string) => !left.has(path.relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
