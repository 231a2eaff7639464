// The journeys tagged `@emulator`, against the official Auth Emulator.
import path from 'node:path';
import { startAuthEmulator } from './authEmulator.mjs';
import { exitOf, main, runNode } from './run.mjs';
import { seedAccounts } from './seedAccounts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

await main(async () => {
  const { url } = await startAuthEmulator(root);
  await seedAccounts(url, root);
  const journeys = runNode([playwright, 'test', '-c', 'tests/e2e', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, E2E_EMULATOR: 'on', VITE_AUTH_EMULATOR_URL: url },
  });
  return exitOf(journeys);
});
