// Compares the mock with the official Auth Emulator, and the emulator with its recording; `--record` makes a new one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { firebaseToolsVersion } from '../emulator/firebase.mjs';
import { root } from '../run.mjs';

const file = path.join(root, 'tests/contract/recorded.json');

/** @type {{ module: typeof import('../../tests/contract/contract.ts') }} */
const { module } = await runnerImport(path.join(root, 'tests/contract/contract.ts'));
const shown = await module.askEmulator();
const titles = Object.keys(shown);
if (process.argv.includes('--record')) record();
else await compare();

function record() {
  // One line for each answer, so that a diff of two recordings names the answers that have changed.
  const lines = titles.map((title) => {
    const answers = shown[title]?.map((answer) => JSON.stringify(answer)) ?? [];
    return `${JSON.stringify(title)}: [\n${answers.join(',\n')}\n]`;
  });
  const head = `"firebaseTools": "${firebaseToolsVersion}"`;
  writeFileSync(file, `{\n${head},\n"cases": {\n${lines.join(',\n')}\n}\n}\n`);
  console.log(`Recorded ${titles.length} cases from firebase-tools ${firebaseToolsVersion}.`);
}

async function compare() {
  /** @type {import('../../tests/contract/contract.ts').Recording} */
  const { firebaseTools, cases } = JSON.parse(readFileSync(file, 'utf8'));
  const outdated = [...new Set([...titles, ...Object.keys(cases)])].filter(
    (title) => !isDeepStrictEqual(shown[title], cases[title]),
  );
  if (firebaseTools !== firebaseToolsVersion)
    outdated.push(`It is of firebase-tools ${firebaseTools}.`);
  for (const line of outdated) console.log(`Out of date (npm run contract:record): ${line}`);

  const { onPurpose, byMistake } = await module.compareMock(shown);
  for (const { title } of byMistake) console.log(`Different by mistake: ${title}`);
  const same = titles.length - onPurpose.length - byMistake.length;
  console.log(
    `contract: ${titles.length} cases, ${same} same, ${onPurpose.length} different on purpose, ${byMistake.length} different by mistake`,
  );
  process.exitCode = outdated.length + byMistake.length > 0 ? 1 : 0;
}
