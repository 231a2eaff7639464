import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** A failure whose message is printed without a stack. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}

/**
 * Runs a command, and ends the process even if a server or a browser would keep it running.
 * @param {() => Promise<number>} command resolves with the exit code
 */
export async function main(command) {
  try {
    process.exit(await command());
  } catch (error) {
    // By name, because Vite's runner loads this file, and the class, a second time.
    console.error(error instanceof Error && error.name === 'Failure' ? error.message : error);
    process.exit(1);
  }
}
