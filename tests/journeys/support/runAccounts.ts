import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A first day may be two years off at most, and those of the tests do not move. */
const now = Date.parse('2026-11-28');
const clock = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [${now}]));
  }
  static now() {
    return ${now};
  }
};`;

/** Runs `npm run accounts` with these arguments, on a project of the emulator. */
export async function runAccounts(project: string, ...args: string[]) {
  const tool = ['tools/runTypeScript.mjs', 'tools/accounts/accounts.ts'];
  const command = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, ...tool, ...args],
    {
      env: { ...process.env, GCLOUD_PROJECT: project },
    },
  );
  let text = '';
  for (const output of [command.stdout, command.stderr]) {
    output.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const [code] = await once(command, 'close');
  return { code, text };
}
