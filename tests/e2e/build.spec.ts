import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoAccounts } from '../../src/mocks/demoAccounts.ts';
import { expect, test } from './support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test.describe('the live build', { tag: '@live' }, () => {
  const traces = [
    'mockServiceWorker',
    'setupWorker',
    'error.waymark.test',
    'waymark-mock',
    'demo-waymark',
    'connectAuthEmulator',
    'Mock identity service',
    'Expire the session now',
    ...demoAccounts.flatMap(({ email, password }) => [email, password]),
  ];

  test('contains nothing of the mock, which the demo’s does', () => {
    const tracesIn = (folder: string) => {
      const text = filesOf(folder)
        .filter((file) => /\.(?:js|html|css|json|map)$/.test(file))
        .map((file) => path.basename(file) + readFileSync(file, 'utf8'))
        .join('\n');
      return traces.filter((trace) => text.includes(trace));
    };
    expect(tracesIn('build/live')).toEqual([]);
    expect(tracesIn('build/demo')).toContain('mockServiceWorker');
    expect(tracesIn('build/demo')).toContain('error.waymark.test');
    expect(tracesIn('build/demo')).toContain('Mock identity service');
  });

  test('without settings fails with one line that names what is missing', async () => {
    const settings = { ...process.env, VITE_FIREBASE_API_KEY: '' };
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    const build = run(
      process.execPath,
      [vite, 'build', '--mode', 'live', '--outDir', 'build/without-settings'],
      { cwd: root, env: settings },
    );
    const failure = await build.catch((error: { code: number; stderr: string }) => error);
    expect(failure).toMatchObject({ code: 1 });
    const lines = failure.stderr.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('VITE_FIREBASE_API_KEY');
    expect(lines[0]).toContain('.env.local');
  });
});
