// Records afresh what the official Auth Emulator shows in each case of the contract.
import { writeFileSync } from 'node:fs';
import { main } from '../run.mjs';
import { contractWithEmulator, recordingFile } from './emulator.mjs';

/**
 * One line for each answer, so that a difference between two recordings names what has changed.
 * @param {import('../../tests/contract/compare.ts').Recording} recording
 */
function linesOf({ firebaseTools, cases }) {
  const written = Object.entries(cases).map(
    ([title, answers]) =>
      `${JSON.stringify(title)}: [\n${answers.map((answer) => JSON.stringify(answer)).join(',\n')}\n]`,
  );
  return `{\n"firebaseTools": "${firebaseTools}",\n"cases": {\n${written.join(',\n')}\n}\n}\n`;
}

await main(async () => {
  const { recordEmulator, url, version } = await contractWithEmulator();
  const cases = await recordEmulator(url);
  writeFileSync(recordingFile, linesOf({ firebaseTools: version, cases }));
  console.log(`Recorded ${Object.keys(cases).length} cases from firebase-tools ${version}.`);
  return 0;
});
