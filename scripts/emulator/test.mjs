// Runs the journeys tagged `@emulator` or `@account` against the official Auth Emulator.
import { exitOf, main, playwright, runNode } from '../run.mjs';
import { startAuthEmulator } from './authEmulator.mjs';
import { importAccounts, seedAccounts } from './seedAccounts.mjs';

await main(async () => {
  const { url } = await startAuthEmulator();
  await seedAccounts(url);
  await importAccounts(url, 'docs/accounts.example.json');
  const journeys = runNode([playwright, 'test', '-c', 'tests/e2e', ...process.argv.slice(2)], {
    env: { ...process.env, E2E_EMULATOR: 'on', VITE_AUTH_EMULATOR_URL: url },
  });
  return exitOf(journeys);
});
