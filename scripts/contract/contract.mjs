// Compares the mock with the official Auth Emulator, and the emulator with its recording; `--record` makes a new one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { startAuthEmulator } from '../emulator/authEmulator.mjs';
import { firebaseToolsVersion } from '../emulator/firebaseTools.mjs';
import { main, root } from '../run.mjs';

const file = path.join(root, 'tests/contract/recorded.json');

await main(async () => {
  /**
   * @type {{ module: {
   *   askEmulator: typeof import('../../tests/contract/contract.ts').askEmulator,
   *   compareMock: typeof import('../../tests/contract/contract.ts').compareMock,
   * } }}
   */
  const { module } = await runnerImport(path.join(root, 'tests/contract/contract.ts'));
  const { url } = await startAuthEmulator();
  const shown = await module.askEmulator(url);
  const titles = Object.keys(shown);
  if (process.argv.includes('--record')) {
    // One line for each answer, so that a diff of two recordings names the answers that have changed.
    const lines = titles.map((title) => {
      const answers = shown[title]?.map((answer) => JSON.stringify(answer)) ?? [];
      return `${JSON.stringify(title)}: [\n${answers.join(',\n')}\n]`;
    });
    const head = `"firebaseTools": "${firebaseToolsVersion}"`;
    writeFileSync(file, `{\n${head},\n"cases": {\n${lines.join(',\n')}\n}\n}\n`);
    console.log(`Recorded ${titles.length} cases from firebase-tools ${firebaseToolsVersion}.`);
    return 0;
  }
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
  return outdated.length + byMistake.length > 0 ? 1 : 0;
});
