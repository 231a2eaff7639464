import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { startAuthEmulator } from '../emulator/authEmulator.mjs';
import { firebaseTools } from '../emulator/firebaseTools.mjs';
import { root } from '../run.mjs';

/** What the emulator showed when it was last recorded. */
export const recordingFile = path.join(root, 'tests/contract/recorded.json');

/** The cases, and an emulator for them. */
export async function contractWithEmulator() {
  /**
   * @type {{ module: {
   *   recordEmulator: typeof import('../../tests/contract/compare.ts').recordEmulator,
   *   compareWithEmulator: typeof import('../../tests/contract/compare.ts').compareWithEmulator,
   * } }}
   */
  const { module } = await runnerImport(path.join(root, 'tests/contract/compare.ts'));
  const { url } = await startAuthEmulator();
  const manifest = path.join(path.dirname(firebaseTools()), '../../package.json');
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { ...module, url, version };
}
