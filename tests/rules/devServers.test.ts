import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { resolveConfig } from 'vite';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Mode } from '#tools/vite/modes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const name = `of-a-test-${process.pid}`;

/** Where HR may keep lists and keys, and what else is not the product's. */
const kept = [
  `people/${name}/all.csv`,
  `people/${name}/key.json`,
  `${name}-service-account.json`,
  `node_modules/${name}.xlsx`,
];
const others = ['package.json', 'docs/going-live.md', '.env.example'];

beforeAll(() => {
  for (const file of kept) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'private');
  }
  return () => {
    for (const file of [`people/${name}`, ...kept]) {
      rmSync(path.join(root, file), { recursive: true, force: true });
    }
    const people = path.join(root, 'people');
    if (readdirSync(people).length === 0) rmSync(people, { recursive: true });
  };
});

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a command of `package.json`. Resolves with the address of its server. */
async function start(bin: string, ...settings: readonly string[]): Promise<string> {
  const port = await findPort();
  const { VITEST, NODE_ENV, ...env } = process.env;
  const args = [...settings, '--port', String(port), '--host', '127.0.0.1'];
  const server = spawn(process.execPath, [bin, ...args], { cwd: root, env, stdio: 'ignore' });
  const end = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await end;
  });
  const address = `http://127.0.0.1:${port}`;
  const isThere = async () => (await fetch(address)).ok;
  while (!(await isThere().catch(() => false))) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
    await setTimeout(200);
  }
  return address;
}

const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';

it.each([
  ['dev', 'node_modules/vite/bin/vite.js', '--mode', 'demo'],
  ['storybook', storybook, 'dev', '--ci', '--no-version-updates'],
])(
  '%s serves the code of the product, and nothing that lies beside it',
  async (_name, ...command) => {
    const address = await start(...(command as [string, ...string[]]));
    const ask = async (file: string) => {
      const { status } = await fetch(`${address}/${file}`);
      return [file, status] as const;
    };
    const served = ['src/app/App.tsx', 'src/components/Button/Button.tsx'];
    const askedAs = [...kept, ...others].flatMap((file) => [
      file,
      `${file}?raw`,
      `${file}?import&url`,
      path.posix.join('@fs', root, file),
    ]);
    const answers = await Promise.all([...askedAs, ...served].map(ask));
    expect(answers).toEqual([
      ...askedAs.map((file) => [file, 403]),
      ...served.map((file) => [file, 200]),
    ]);
  },
  // On a busy machine, Storybook needs a minute to start.
  240_000,
);

it('dev:emulator serves the same files as dev', async () => {
  vi.stubEnv('VITEST', undefined);
  const servedIn = async (mode: Mode) => (await resolveConfig({ mode }, 'serve')).server.fs;
  expect(await servedIn('emulator')).toEqual(await servedIn('demo'));
});
