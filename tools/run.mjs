import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** A failure that needs no stack: `main` prints its message alone. */
export class Failure extends Error {}

/**
 * Runs a command, and ends the process, also where a server or a browser of the command would keep it.
 * @param {() => Promise<number>} command resolves with the exit code
 */
export async function main(command) {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
