// Compares the mock with the Auth Emulator's responses. It runs after the emulator, whose last words would follow the
// figure.
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./contract.ts') }} */
const { module } = await runnerImport(`${import.meta.dirname}/contract.ts`);
/** @type {Record<string, unknown[]>} */
const answers = JSON.parse(readFileSync('build/contract.json', 'utf8'));
const counts = { same: 0, 'different on purpose': 0, 'different by mistake': 0 };
for (const [title, emulator] of Object.entries(answers)) {
  const { verdict, mock } = await module.compareMock(title, emulator);
  counts[verdict] += 1;
  if (verdict === 'different by mistake') console.log(title, inspect({ emulator, mock }, false, 9));
}
const results = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
console.log(`contract: ${Object.keys(answers).length} cases, ${results.join(', ')}`);
process.exitCode = counts['different by mistake'] > 0 ? 1 : 0;
