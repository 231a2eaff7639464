import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `npm run accounts` with these arguments. */
export async function runAccounts(...args: string[]) {
  return runAccountsOf({}, ...args);
}

/** @param env in place of what says where the emulator is and which project is meant */
export async function runAccountsOf(env: Record<string, string>, ...args: string[]) {
  const command = spawn(process.execPath, ['tools/accounts/accounts.mjs', ...args], {
    env: { ...process.env, ...env },
  });
  let text = '';
  for (const output of [command.stdout, command.stderr]) {
    output.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const [code] = await once(command, 'close');
  return { code, text };
}
