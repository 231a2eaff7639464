import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, root } from '../run.mjs';
import { applyChanges, invitationsOf, invite, type Task } from './applyChanges.ts';
import { checkPeople, suggest } from './checkPeople.ts';
import { type Comparison, compareAccounts, isAsInFile } from './compareAccounts.ts';
import { findAccess } from './credentials.ts';
import { createIdentityAdmin } from './identityAdmin.ts';
import { columns, type Problem, readPeople } from './readPeople.ts';
import { reportComparison, shown } from './report.ts';

const help = `npm run accounts -- people.xlsx [--apply] [--invite] [--project <id>] [--emulator]

Compares the people of a workbook with the accounts of a Firebase project, and tells what differs.

--apply     creates the accounts that are new, and changes those that differ
--invite    sends a mail with a link for choosing a password to everybody who has none and has never signed in
--from      begins the mails with the person of this address
--sheet     the name of the sheet; without it, the first one is read
--project   the id of the project; without it, GCLOUD_PROJECT or the credentials name it
--emulator  rehearses on the Auth Emulator that is running

It never deletes, disables or enables an account, and never sets a password.
docs/going-live.md, "Accounts", describes the columns of the workbook.`;

const options = {
  apply: { type: 'boolean' },
  invite: { type: 'boolean' },
  from: { type: 'string' },
  sheet: { type: 'string' },
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
  write?: Print,
  signal: AbortSignal = untilInterrupted(),
): Promise<number> {
  const print: Print = (text) => {
    const line = text.split('\n').map(shown).join('\n');
    if (write) write(line);
    // Once nobody reads the output, what is left to say goes the other way.
    else (signal.aborted ? console.error : console.log)(line);
  };
  try {
    return await compareAndApply(args, env, signal, print);
  } catch (error) {
    if (!(error instanceof Failure) && !signal.aborted) throw error;
    print(`\n${error instanceof Failure ? error.message : 'Interrupted.'}`);
    return 1;
  }
}

/** Until Ctrl+C is pressed, or the output is closed, as by `| head`. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.stdout.on('error', stop);
  return controller.signal;
}

async function compareAndApply(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  print: Print,
) {
  const { values, file } = readArguments(args);
  if (values.help) {
    print(help);
    return 0;
  }
  const people = await readFile(file, values.sheet, env, print);
  if (!people) return 1;
  const from = values.from?.toLowerCase();
  if (from !== undefined && !people.some(({ email }) => email === from)) {
    throw new Failure(`--from: ${file} has nobody with the address "${from}".`);
  }

  const access = await findAccess(values, env);
  const admin = createIdentityAdmin(access, signal);
  const compare = async () => compareAccounts(people, await admin.list());
  const before = await compare();
  print(`Project ${access.project}${access.isEmulator ? ', on the Auth Emulator' : ''}`);
  if (await admin.allowsSignUp()) print(signUp);
  print(reportComparison(before).join('\n'));
  const isRefused = before.people.some(({ state }) => state === 'refused');
  if (!values.apply && !values.invite) {
    print(`\nNothing has been changed. ${nextStep(before)}`);
    return isRefused ? 1 : 0;
  }

  print('');
  const tasks: Task[] = [];
  // The service changes at most ten accounts a second.
  const target = { admin, pauseMs: access.isEmulator ? 0 : 100, signal, print, tasks };
  try {
    if (values.apply) await applyChanges(before.people, target);
    const after = values.apply ? await compare() : before;
    const isApplied = !values.apply || after.people.every(isAsInFile);
    const isInvited = !values.invite || (await invite(after.people, from, target));
    print(['\nWhat the project has now', ...reportComparison(after)].join('\n'));
    if (!isApplied || !isInvited) print('\nNot everything is done.');
    return isApplied && isInvited && tasks.every(({ state }) => state === 'done') ? 0 : 1;
  } catch (error) {
    print(reportStop(tasks, args));
    throw error;
  }
}

const signUp =
  'Visitors can make accounts of their own in this project. Turn that off in the Firebase console: Authentication › Settings › User actions.';

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
async function readFile(
  name: string,
  sheet: string | undefined,
  env: NodeJS.ProcessEnv,
  print: Print,
) {
  // npm changes to the project's folder, and tells from where it was called.
  const file = await readPeople(readBytes(path.resolve(env['INIT_CWD'] ?? '', name)), sheet);
  print(`${name}: ${file.rows.length} people`);
  for (const note of file.notes) print(note);
  const absent = columns.filter((each) => !file.columns.has(each));
  for (const column of file.unknown) {
    print(`The column "${column}" is left out.${suggest(column, absent)}`);
  }
  const { people, problems } = checkPeople(file, plansOf(path.join(root, 'content')));
  if (problems.length === 0) return people;
  refuse(problems, print);
  return undefined;
}

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

function refuse(problems: readonly Problem[], print: Print) {
  print('');
  for (const { at, message } of problems.slice(0, maxProblems)) print(`${at}  ${shown(message)}`);
  const more = problems.length - maxProblems;
  if (more > 0) print(`… and ${more} more.`);
  print('\nNothing has been sent. Correct the file and run this again.');
}

function nextStep({ people }: Comparison): string {
  const count = (state: string) => people.filter((each) => each.state === state).length;
  const [added, changed] = [count('new'), count('changed')];
  const { invited, notYet } = invitationsOf(people);
  const later = invited.length + notYet.filter(({ state }) => state !== 'refused').length;
  const together = later > invited.length ? `, and together with --apply to ${later}` : '';
  return [
    added + changed > 0 ? `--apply creates ${added} and changes ${changed}.` : '',
    later > 0 ? `--invite sends mails to ${invited.length}${together}.` : '',
  ].join(' ');
}

/** What is done, unknown, and not done, and the command that does the rest. */
function reportStop(tasks: readonly Task[], args: readonly string[]): string {
  const list = (state: Task['state'], title: string) => {
    const found = tasks.filter((task) => task.state === state);
    const lines = found.map(({ what, person }) => `  ${what}  ${person.email}`);
    return found.length > 0 ? [`${title}: ${found.length}`, ...lines] : [];
  };
  const firstMail = tasks.find(
    ({ what, state }) => what === 'mail' && state !== 'done' && state !== 'refused',
  );
  const again = args.flatMap((arg, index) =>
    arg === '--from' || args[index - 1] === '--from' || arg.startsWith('--from=') ? [] : [arg],
  );
  if (firstMail) again.push('--from', firstMail.person.email);
  const command = again.map((arg) => (/[^\w@%+=:,./-]/.test(arg) ? `'${arg}'` : arg)).join(' ');
  return [
    '\nThis stopped before its end.',
    ...list('done', 'Done'),
    ...list('refused', 'Refused'),
    ...list('unknown', 'Unknown, because there was no answer'),
    ...list('not done', 'Not done'),
    `This does the rest: npm run accounts -- ${command}`,
  ].join('\n');
}
