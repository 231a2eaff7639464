// Records afresh what the official Auth Emulator shows in each case of the contract.
import { writeFileSync } from 'node:fs';
import { main } from '../run.mjs';
import { contractWithEmulator, recordingFile } from './emulator.mjs';

await main(async () => {
  const { recordEmulator, url, version } = await contractWithEmulator();
  const cases = await recordEmulator(url);
  const recording = { firebaseTools: version, cases };
  writeFileSync(recordingFile, `${JSON.stringify(recording, null, 2)}\n`);
  console.log(`Recorded ${Object.keys(cases).length} cases from firebase-tools ${version}.`);
  return 0;
});
