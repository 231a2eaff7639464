// Compares the answers of the Auth Emulator with the recording, and the mock with them. With `--record`, the answers
// become the recording. It runs after the emulator, whose last words would follow the figure.
import { copyFileSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';

const answersFile = 'build/contract.json';
const recordedFile = `${import.meta.dirname}/recorded.json`;

if (process.argv.includes('--record')) copyFileSync(answersFile, recordedFile);

/** @type {{ module: typeof import('./contract.ts') }} */
const { module } = await runnerImport(`${import.meta.dirname}/contract.ts`);
const answers = JSON.parse(readFileSync(answersFile, 'utf8'));
const recorded = JSON.parse(readFileSync(recordedFile, 'utf8'));
const titles = new Set([...Object.keys(answers), ...Object.keys(recorded)]);
const outdated = [...titles].filter((each) => !isDeepStrictEqual(answers[each], recorded[each]));
for (const title of outdated) {
  console.log(`Out of date (npm run contract:report -- --record): ${title}`);
}

const counts = { same: 0, 'different on purpose': 0, 'different by mistake': 0 };
for (const each of module.allCases) {
  const verdict = await module.judgeMock(each, answers[each.title]);
  counts[verdict] += 1;
  if (verdict === 'different by mistake') console.log(`Different by mistake: ${each.title}`);
}
const results = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
const scope = 'only what the Firebase SDK sends';
console.log(`contract: ${module.allCases.length} cases, ${results.join(', ')} (${scope})`);
process.exitCode = outdated.length + counts['different by mistake'] > 0 ? 1 : 0;
