// Holds the mock against the official Auth Emulator, both live, and counts.
import { readFileSync } from 'node:fs';
import { main } from '../run.mjs';
import { contractWithEmulator, recordingFile } from './emulator.mjs';

await main(async () => {
  /** @type {import('../../tests/contract/compare.ts').Recording} */
  const recording = JSON.parse(readFileSync(recordingFile, 'utf8'));
  const { compareWithEmulator, url, version } = await contractWithEmulator();
  const { verdicts, outdated } = await compareWithEmulator(url, recording);
  const onPurpose = verdicts.filter((verdict) => verdict.kind === 'onPurpose');
  const mistaken = verdicts.filter((verdict) => verdict.kind === 'mistaken');

  console.log(`Auth Emulator of firebase-tools ${version}\n\nDifferent on purpose, because`);
  for (const reason of new Set(onPurpose.map((verdict) => verdict.reason))) {
    console.log(`  ${reason}`);
    for (const verdict of onPurpose) {
      if (verdict.reason === reason) console.log(`    - ${verdict.title}`);
    }
  }
  for (const { title, faults } of mistaken) {
    console.log(`\nDifferent by mistake: ${title}\n${faults.join('\n')}`);
  }
  const isOutdated = outdated.length > 0 || recording.firebaseTools !== version;
  if (isOutdated) {
    console.log('\nThe recording is out of date (npm run contract:record):');
    if (recording.firebaseTools !== version) {
      console.log(`  - it is of firebase-tools ${recording.firebaseTools}`);
    }
    for (const title of outdated) console.log(`  - ${title}`);
  }
  const same = verdicts.length - onPurpose.length - mistaken.length;
  console.log(
    `\ncontract: ${verdicts.length} cases, ${same} same, ${onPurpose.length} different on purpose, ${mistaken.length} different by mistake`,
  );
  return mistaken.length > 0 || isOutdated ? 1 : 0;
});
