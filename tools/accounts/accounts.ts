import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, root } from '../run.mjs';
import type { Problem } from '../text/problem.ts';
import { applyChanges, canInvite, invite } from './applyChanges.ts';
import { checkPeople, suggest } from './checkPeople.ts';
import { type Comparison, compareAccounts, isAsInFile } from './compareAccounts.ts';
import { findAccess } from './credentials.ts';
import { createIdentityAdmin } from './identityAdmin.ts';
import { columns, readPeople } from './readPeople.ts';
import { reportAccounts, reportComparison } from './report.ts';

const help = `npm run accounts -- people.csv [--apply] [--invite] [--project <id>] [--emulator]

Compares the people of a spreadsheet with the accounts of a Firebase project, and tells what differs.

--apply     creates the accounts that are new, and changes those that differ
--invite    sends a mail with a link for choosing a password to everybody who has never signed in
--project   the id of the project; without it, GCLOUD_PROJECT or the service account names it
--emulator  rehearses on the Auth Emulator that is running

It never deletes, disables or enables an account, and never sets a password.
docs/going-live.md, "Accounts", describes the columns of the spreadsheet.`;

const options = {
  apply: { type: 'boolean' },
  invite: { type: 'boolean' },
  project: { type: 'string' },
  emulator: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const maxProblems = 20;

type Print = (line: string) => void;

/** The whole command. Resolves with its exit code: 0 if all went well. */
export async function run(
  args: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
  print: Print = console.log,
): Promise<number> {
  try {
    return await compareAndApply(args, env, print);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    print(`\n${error.message}`);
    return 1;
  }
}

async function compareAndApply(args: readonly string[], env: NodeJS.ProcessEnv, print: Print) {
  const { values, file } = readArguments(args);
  if (values.help) {
    print(help);
    return 0;
  }
  const people = readFile(file, env, print);
  if (!people) return 1;

  const access = await findAccess(values, env);
  const admin = createIdentityAdmin(access);
  const compare = async () => compareAccounts(people, await admin.list());
  const before = await compare();
  print(`Project ${access.project}${access.isEmulator ? ', on the Auth Emulator' : ''}`);
  if (before.problems.length > 0) return refuse(before.problems, print);
  print(reportComparison(before).join('\n'));
  if (!values.apply && !values.invite) {
    print(`\nNothing has been changed. ${nextStep(before)}`);
    return 0;
  }

  print('');
  // The service changes at most ten accounts a second.
  const target = { admin, pauseMs: access.isEmulator ? 0 : 100, print };
  let remedy = 'The same command does the rest.';
  try {
    if (values.apply) await applyChanges(before.people, target);
    const after = values.apply ? await compare() : before;
    const isApplied = !values.apply || after.people.every(isAsInFile);
    if (values.invite) {
      remedy =
        'Take the lines with a sent mail out of the file: the same command would send those mails again.';
    }
    const isInvited = !values.invite || (isApplied && (await invite(after.people, target)));
    print(reportAccounts(after.people).join('\n'));
    if (!isApplied)
      print(`\nNot everything is done${values.invite ? ', so no mail was sent' : ''}.`);
    return isApplied && isInvited ? 0 : 1;
  } catch (error) {
    print(`\nThis stopped before its end. What is listed above is done. ${remedy}`);
    throw error;
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (values.help || (file !== undefined && more.length === 0))
      return { values, file: file ?? '' };
  } catch {
    // An option is not known, or lacks its value.
  }
  throw new Failure(help);
}

/** The people of the file; undefined when it has problems, which are then told. */
function readFile(name: string, env: NodeJS.ProcessEnv, print: Print) {
  // npm changes to the project's folder, and tells from where it was called.
  const file = readBytes(path.resolve(env['INIT_CWD'] ?? '', name));
  const people = readPeople(file);
  const { rows, encoding, unknown } = people;
  print(`${name}: ${rows.length} people, read as ${encoding}`);
  if (encoding === 'Windows-1252') print(encodingNote);
  const absent = columns.filter((each) => !people.columns.has(each));
  for (const column of unknown) {
    print(`The column "${column}" is left out.${suggest(column, absent)}`);
  }
  const { people: checked, problems } = checkPeople(people, plansOf(path.join(root, 'content')));
  if (problems.length === 0) return checked;
  refuse(problems, print);
  return undefined;
}

const encodingNote =
  'If a letter with an accent is wrong below, save the file as “CSV UTF-8” and run this again.';

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Failure(`There is no file ${file} that can be read.`);
  }
}

/** A plan is a folder of the content. */
const plansOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

function refuse(problems: readonly Problem[], print: Print): number {
  print('');
  for (const { line, message } of problems.slice(0, maxProblems)) print(`line ${line}  ${message}`);
  const more = problems.length - maxProblems;
  if (more > 0) print(`… and ${more} more.`);
  print('\nNothing has been sent. Correct the file and run this again.');
  return 1;
}

function nextStep({ people }: Comparison): string {
  const count = (state: string) => people.filter((each) => each.state === state).length;
  const [added, changed] = [count('new'), count('changed')];
  const mails = people.filter(canInvite).length + added;
  return [
    added + changed > 0 ? `--apply creates ${added} and changes ${changed}.` : '',
    mails > 0 ? `--invite sends mails to ${mails}.` : '',
  ].join(' ');
}
