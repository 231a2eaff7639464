/** Ends the command with one line that says why, without a stack. */
export function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
