// Asks the official Auth Emulator, and compares with the recording or, with `--record`, records it afresh.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { startAuthEmulator } from '../emulator/authEmulator.mjs';
import { firebaseToolsVersion } from '../emulator/firebaseTools.mjs';
import { main, root } from '../run.mjs';

const file = path.join(root, 'tests/contract/recorded.json');

await main(async () => {
  /** @type {{ module: { recordEmulator: typeof import('../../tests/contract/compare.ts').recordEmulator } }} */
  const { module } = await runnerImport(path.join(root, 'tests/contract/compare.ts'));
  const { url } = await startAuthEmulator();
  // As it comes out of a file: what is undefined is not there.
  const shown = JSON.parse(JSON.stringify(await module.recordEmulator(url)));
  const titles = Object.keys(shown);
  if (process.argv.includes('--record')) {
    // One line for each answer, so that a difference between two recordings names what has changed.
    const lines = titles.map((title) => {
      const answers = shown[title].map((/** @type {object} */ answer) => JSON.stringify(answer));
      return `${JSON.stringify(title)}: [\n${answers.join(',\n')}\n]`;
    });
    const head = `"firebaseTools": "${firebaseToolsVersion}"`;
    writeFileSync(file, `{\n${head},\n"cases": {\n${lines.join(',\n')}\n}\n}\n`);
    console.log(`Recorded ${titles.length} cases from firebase-tools ${firebaseToolsVersion}.`);
    return 0;
  }
  /** @type {import('../../tests/contract/compare.ts').Recording} */
  const { firebaseTools, cases } = JSON.parse(readFileSync(file, 'utf8'));
  const outdated = [...new Set([...titles, ...Object.keys(cases)])].filter(
    (title) => !isDeepStrictEqual(shown[title], cases[title]),
  );
  if (firebaseTools !== firebaseToolsVersion)
    outdated.push(`It is of firebase-tools ${firebaseTools}.`);
  for (const line of outdated) console.log(`Out of date (npm run contract:record): ${line}`);
  console.log(`contract: ${titles.length} cases, ${outdated.length} not as recorded`);
  return outdated.length > 0 ? 1 : 0;
});
