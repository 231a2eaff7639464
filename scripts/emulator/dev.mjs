// The Auth Emulator with the demo's accounts, and the dev server that uses it.
import path from 'node:path';
import { startAuthEmulator } from './authEmulator.mjs';
import { exitOf, main, runNode } from './run.mjs';
import { seedAccounts } from './seedAccounts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');

await main(async () => {
  const { url, stopped } = await startAuthEmulator(root);
  const accounts = await seedAccounts(url, root);
  console.log(`The Auth Emulator runs on ${url} with the accounts of the demo:`);
  for (const { email, password } of accounts) console.log(`  ${email}  ${password}`);

  const server = runNode([vite, '--mode', 'emulator', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, VITE_AUTH_EMULATOR_URL: url },
  });
  return Promise.race([exitOf(server), stopped]);
});
