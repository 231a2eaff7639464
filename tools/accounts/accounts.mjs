// `npm run accounts -- people.csv`: docs/going-live.md, "Accounts", says how it is used.
import path from 'node:path';
import { runnerImport } from 'vite';
import { main, root } from '../run.mjs';

await main(async () => {
  /** @type {{ module: typeof import('./accounts.ts') }} */
  const { module } = await runnerImport(path.join(root, 'tools/accounts/accounts.ts'));
  return module.accounts(process.argv.slice(2), process.env, console.log);
});
