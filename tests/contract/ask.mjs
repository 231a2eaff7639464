// Asks the running Auth Emulator every case of the contract, and writes its answers to a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../tools/run.mjs';
import { answersFile } from './files.mjs';

/** @type {{ module: typeof import('./contract.ts') }} */
const { module } = await runnerImport(path.join(root, 'tests/contract/contract.ts'));
// Each answer has a line of its own, so that a diff of two recordings shows which answers changed.
const lines = Object.entries(await module.askEmulator()).map(([title, answers]) => {
  const texts = answers.map((answer) => JSON.stringify(answer));
  return `${JSON.stringify(title)}: [\n${texts.join(',\n')}\n]`;
});
mkdirSync(path.dirname(answersFile), { recursive: true });
writeFileSync(answersFile, `{\n${lines.join(',\n')}\n}\n`);
console.log(`Asked ${lines.length} cases.`);
