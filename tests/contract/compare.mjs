// Compares the mock with the answers of the Auth Emulator. It runs after the emulator, whose last words would follow the
// figure.
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./contract.ts') }} */
const { module } = await runnerImport(`${import.meta.dirname}/contract.ts`);
const answers = JSON.parse(readFileSync('build/contract.json', 'utf8'));
const counts = { same: 0, 'different on purpose': 0, 'different by mistake': 0 };
for (const each of module.allCases) {
  const verdict = await module.judgeMock(each, answers[each.title]);
  counts[verdict] += 1;
  if (verdict === 'different by mistake') console.log(`Different by mistake: ${each.title}`);
}
const results = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
const scope = 'only what the Firebase SDK sends';
console.log(`contract: ${module.allCases.length} cases, ${results.join(', ')} (${scope})`);
process.exitCode = counts['different by mistake'] > 0 ? 1 : 0;
