import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

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

test.beforeAll(() => {
  for (const file of kept) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'private');
  }
});

test.afterAll(() => {
  for (const file of [`people/${name}`, ...kept]) {
    rmSync(path.join(root, file), { recursive: true, force: true });
  }
  const people = path.join(root, 'people');
  if (readdirSync(people).length === 0) rmSync(people, { recursive: true });
});

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

for (const [command, bin, ...settings] of [
  ['dev', 'node_modules/vite/bin/vite.js', '--mode', 'demo'],
  [
    'storybook',
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '--ci',
    '--no-version-updates',
  ],
] as const) {
  test(`${command} serves the code of the product, and nothing that lies beside it`, async () => {
    const port = await findPort();
    const args = [bin, ...settings, '--port', String(port), '--host', '127.0.0.1'];
    const { NODE_ENV: _, ...env } = process.env;
    const server = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
    try {
      const ask = async (file: string) => {
        const { status } = await fetch(`http://127.0.0.1:${port}/${file}`);
        return [file, status] as const;
      };
      while (
        !(await ask('').then(
          ([, status]) => status === 200,
          () => false,
        ))
      ) {
        if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
        await setTimeout(200);
      }
      const served = ['src/app/App.tsx', 'src/components/Button/Button.tsx'];
      const askedAs = [...kept, ...others].flatMap((file) => [
        file,
        `${file}?raw`,
        `${file}?import&url`,
        path.posix.join('@fs', root, file),
      ]);
      expect(await Promise.all([...askedAs, ...served].map(ask))).toEqual([
        ...askedAs.map((file) => [file, 403]),
        ...served.map((file) => [file, 200]),
      ]);
    } finally {
      server.kill('SIGKILL');
    }
  });
}
