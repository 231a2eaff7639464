import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `npm run accounts` with these arguments, on a project of the emulator. */
export async function runAccounts(project: string, ...args: string[]) {
  const tool = ['tools/runTypeScript.mjs', 'tools/accounts/accounts.ts'];
  const command = spawn(process.execPath, [...tool, ...args], {
    env: { ...process.env, GCLOUD_PROJECT: project },
  });
  let text = '';
  for (const output of [command.stdout, command.stderr]) {
    output.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const [code] = await once(command, 'close');
  return { code, text };
}
