import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const served = ['src/app/App.tsx', 'src/components/ui/Button/Button.tsx'];
/** `servedFiles.test.ts` has one of each kind. */
const kept = ['docs/going-live.md', 'tools/content/compiler/mistakes.txt'];

for (const [command, port, ...args] of [
  ['dev', 4311, 'node_modules/vite/bin/vite.js', '--mode', 'demo', '--strictPort'],
  [
    'storybook',
    4312,
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '--ci',
    '--no-version-updates',
    '--exact-port',
  ],
] as const) {
  test(`${command} serves the code of the product, and nothing that lies beside it`, async ({
    request,
  }) => {
    const { NODE_ENV: _, ...env } = process.env;
    const place = ['--port', String(port), '--host', '127.0.0.1'];
    const server = spawn(process.execPath, [...args, ...place], {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    const ask = async (file: string) => {
      const answer = await request.get(`http://127.0.0.1:${port}/${file}`);
      return [file, answer.status()] as const;
    };
    try {
      await expect(async () => expect(await ask('')).toEqual(['', 200])).toPass();
      const askedAs = kept.flatMap((file) => [
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
