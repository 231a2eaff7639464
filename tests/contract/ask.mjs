// Asks the running Auth Emulator every case of the contract, and writes its answers to a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./contract.ts') }} */
const { module } = await runnerImport(`${import.meta.dirname}/contract.ts`);
// Each answer has a line of its own, so that a diff of two recordings shows which answers changed.
const lines = Object.entries(await module.askEmulator()).map(([title, answers]) => {
  const texts = answers.map((answer) => JSON.stringify(answer));
  return `${JSON.stringify(title)}: [\n${texts.join(',\n')}\n]`;
});
mkdirSync('build', { recursive: true });
writeFileSync('build/contract.json', `{\n${lines.join(',\n')}\n}\n`);
console.log(`Asked ${lines.length} cases.`);
