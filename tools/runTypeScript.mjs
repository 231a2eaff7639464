// Node 20 does not run TypeScript. `node tools/runTypeScript.mjs tools/emulator/seed.ts` calls `run` of that module.
import path from 'node:path';
import { runnerImport } from 'vite';
import { main, root } from './run.mjs';

const [file = ''] = process.argv.splice(2, 1);

await main(async () => {
  /** @type {{ module: { run: () => Promise<number> } }} */
  const { module } = await runnerImport(path.join(root, file));
  return module.run();
});
