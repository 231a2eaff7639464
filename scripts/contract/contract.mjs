// Compares the mock with the official Auth Emulator, and the emulator with its recording; `--record` makes a new one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';

const file = path.join(root, 'tests/contract/recorded.json');

/** @type {{ module: typeof import('../../tests/contract/contract.ts') }} */
const { module } = await runnerImport(path.join(root, 'tests/contract/contract.ts'));
const shown = await module.askEmulator();
if (process.argv.includes('--record')) record();
else await compare();

function record() {
  // One line for each answer, so that a diff of two recordings names the answers that have changed.
  const lines = Object.entries(shown).map(([title, answers]) => {
    const texts = answers.map((answer) => JSON.stringify(answer));
    return `${JSON.stringify(title)}: [\n${texts.join(',\n')}\n]`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`Recorded ${lines.length} cases.`);
}

async function compare() {
  /** @type {import('../../tests/contract/contract.ts').Transcripts} */
  const recorded = JSON.parse(readFileSync(file, 'utf8'));
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
  console.log(`contract: ${module.allCases.length} cases, ${results.join(', ')}`);
  process.exitCode = outdated.length + counts['different by mistake'] > 0 ? 1 : 0;
}
