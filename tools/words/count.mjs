import path from 'node:path';
import { runnerImport } from 'vite';
import { main, root } from '../run.mjs';

await main(async () => {
  /** @type {{ module: typeof import('./sentences.ts') }} */
  const { module } = await runnerImport(path.join(root, 'tools/words/sentences.ts'));
  const { inWords, elsewhere } = module.findSentences();
  for (const sentence of elsewhere) console.log(sentence);
  console.log(`sentences: ${inWords} in words/en, ${elsewhere.length} elsewhere`);
  return elsewhere.length > 0 ? 1 : 0;
});
