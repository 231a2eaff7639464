// Asks the running Auth Emulator every case of the contract, and writes its responses to a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./contract.ts') }} */
const { module } = await runnerImport(`${import.meta.dirname}/contract.ts`);
mkdirSync('build', { recursive: true });
writeFileSync('build/contract.json', JSON.stringify(await module.askEmulator()));
