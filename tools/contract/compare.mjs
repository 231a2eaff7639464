// Compares the mock with the answers of the Auth Emulator, and these answers with the recording:
// `node tools/contract/compare.mjs <file with the answers>`. It runs after the emulator has stopped, so that the
// last line printed is the result.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';

/** @type {{ module: typeof import('../../tests/contract/contract.ts') }} */
const { module } = await runnerImport(path.join(root, 'tests/contract/contract.ts'));
const shown = read(process.argv[2] ?? '');
const recorded = read('tests/contract/recorded.json');
const titles = new Set([...Object.keys(shown), ...Object.keys(recorded)]);
const outdated = [...titles].filter((each) => !isDeepStrictEqual(shown[each], recorded[each]));
for (const title of outdated) console.log(`Out of date (npm run contract:record): ${title}`);

const counts = { same: 0, 'different on purpose': 0, 'different by mistake': 0 };
for (const each of module.allCases) {
  const verdict = await module.judgeMock(each, shown[each.title]);
  counts[verdict] += 1;
  if (verdict === 'different by mistake') console.log(`Different by mistake: ${each.title}`);
}
const results = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
const scope = 'only what the Firebase SDK sends';
console.log(`contract: ${module.allCases.length} cases (${scope}), ${results.join(', ')}`);
process.exitCode = outdated.length + counts['different by mistake'] > 0 ? 1 : 0;

/**
 * @param {string} file
 * @returns {import('../../tests/contract/contract.ts').Transcripts}
 */
function read(file) {
  return JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
}
