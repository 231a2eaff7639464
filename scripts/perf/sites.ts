import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import superstatic from 'superstatic/lib/superstatic.js';
import { build } from 'vite';
import { exitOf, Failure, root, runNode } from '../run.mjs';
import { scriptKb } from '../vite/initialSize.ts';
import { fetchPackages } from './checkouts.ts';

/** Built and served. */
export interface Site {
  readonly name: string;
  readonly address: string;
  /** The scripts that the page names or holds, gzip. */
  readonly initialKb: number;
  readonly buildSeconds: number;
}

const peers = path.join(root, 'scripts/perf/peers');
const outputOf = (name: string) => path.join(root, 'build/perf', name);

/** The live portal of a checkout, with settings of no project. */
export async function buildPortal(checkout: string, name: string): Promise<Site> {
  const start = Date.now();
  const vite = path.join(checkout, 'node_modules/vite/bin/vite.js');
  const output = ['--outDir', outputOf(name), '--emptyOutDir'];
  const child = runNode([vite, 'build', '--mode', 'live', '--logLevel', 'error', ...output], {
    cwd: checkout,
    env: { ...process.env, VITE_FIREBASE_API_KEY: 'perf-dummy-key', VITE_EMPLOYEE: '' },
  });
  if ((await exitOf(child)) !== 0) throw new Failure(`The portal in ${checkout} did not build.`);
  return serve(name, start, checkout);
}

/** A page of its own, as Vite builds it by default. */
export async function buildPeer(name: string, source = path.join(peers, name)): Promise<Site> {
  const start = Date.now();
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: outputOf(name), emptyOutDir: true },
  });
  return serve(name, start, root);
}

/** FirebaseUI's own screen, with the project's versions of React and Firebase. */
export async function buildFirebaseUi(): Promise<Site> {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folder = await fetchPackages(
    '@firebase-oss/ui-react@7.0.2-beta',
    '@firebase-oss/ui-core@7.0.2-beta',
    '@firebase-oss/ui-styles@7.0.2-beta',
    ...['firebase', 'react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`),
  );
  cpSync(path.join(peers, 'bare/index.html'), path.join(folder, 'index.html'));
  cpSync(path.join(peers, 'firebaseui/main.tsx'), path.join(folder, 'main.tsx'));
  return buildPeer('firebaseui', folder);
}

/** By the hosting's own server, and the rules of the checkout. It ends with this process. */
async function serve(name: string, start: number, checkout: string): Promise<Site> {
  const buildSeconds = (Date.now() - start) / 1000;
  const { hosting } = JSON.parse(readFileSync(path.join(checkout, 'firebase.json'), 'utf8'));
  const answer = superstatic({
    cwd: path.dirname(outputOf(name)),
    config: { ...hosting, public: name },
    stack: 'strict',
    compression: true,
  });
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { name, address, initialKb: initialKbOf(outputOf(name)), buildSeconds };
}

function initialKbOf(folder: string): number {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) =>
    readFileSync(path.join(folder, file)),
  );
  return scriptKb(page, files);
}
