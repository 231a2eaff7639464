// Starts the Auth Emulator with the demo's accounts, and the dev server in the mode `emulator`.
import { exitOf, main, runNode, vite } from '../run.mjs';
import { startAuthEmulator } from './authEmulator.mjs';
import { seedAccounts } from './seedAccounts.mjs';

await main(async () => {
  const { url, stopped } = await startAuthEmulator();
  const accounts = await seedAccounts(url);
  console.log(`The Auth Emulator runs on ${url} with the accounts of the demo:`);
  for (const { email, password } of accounts) console.log(`  ${email}  ${password}`);

  const server = runNode([vite, '--mode', 'emulator', ...process.argv.slice(2)], {
    env: { ...process.env, VITE_AUTH_EMULATOR_URL: url },
  });
  return Promise.race([exitOf(server), stopped]);
});
