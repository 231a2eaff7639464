import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { copySources, serveIdentity } from '../../../scripts/perf/sites.ts';
import { exitOf, root, runNode } from '../../../scripts/run.mjs';

const mission =
  'src/features/onboarding/content/new-hire/1-orientation/1-read-the-welcome-guide.md';
const titles = { first: 'Read the welcome guide', second: 'Read the new welcome guide' } as const;
type Release = keyof typeof titles;

/** Two releases of the portal that differ in the title of a mission, on a server that has one at a time. */
export interface Releases {
  readonly origin: string;
  readonly titles: typeof titles;
  /** @param files what takes the place of the release's own, by path */
  readonly deploy: (release: Release, files?: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
}

export async function buildReleases(): Promise<Releases> {
  const identity = await serveIdentity();
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const second = copySources(path.join(folder, 'sources'));
  const file = path.join(second, mission);
  writeFileSync(file, readFileSync(file, 'utf8').replace(titles.first, titles.second));
  const outputs = { first: path.join(folder, 'first'), second: path.join(folder, 'second') };
  for (const [sources, outDir] of [
    [root, outputs.first],
    [second, outputs.second],
  ] as const) {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const options = ['--mode', 'emulator', '--outDir', outDir, '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'production', VITE_AUTH_EMULATOR_URL: identity };
    const child = runNode([vite, 'build', ...options], { cwd: sources, env });
    if ((await exitOf(child)) !== 0) throw new Error(`${sources} did not build.`);
  }

  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  let release: Release = 'first';
  let replaced: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    const text = replaced[request.url?.slice(1) ?? ''];
    if (text !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(text);
      return;
    }
    const config = { ...hosting, public: '.' };
    const answer = superstatic({ cwd: outputs[release], config, stack: 'strict' });
    answer(request, response, () => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    titles,
    deploy: (next, files = {}) => {
      release = next;
      replaced = files;
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
