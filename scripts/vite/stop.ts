/** Ends the command with one line that says why, without a stack. */
export function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
