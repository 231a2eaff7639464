import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asRecord } from '#features/asRecord.ts';
import { Failure, root } from '../run.mjs';
import { forTerminal } from '../text/text.ts';
import { changesOf, invitationsOf, perform as performTasks, type Task } from './applyChanges.ts';
import { checkPeople } from './checkPeople.ts';
import { type Comparison, compareAccounts, isAsInFile } from './compareAccounts.ts';
import { findAccess } from './credentials.ts';
import { createIdentityAdmin } from './identityAdmin.ts';
import { type Problem, readPeople } from './readPeople.ts';
import { reportComparison, reportStop } from './report.ts';

const help = `npm run accounts -- people.xlsx [--apply] [--invite] [--project <id>] [--emulator]

Compares the people of a workbook with the accounts of a Firebase project, and lists the differences.

--apply     creates the accounts that are new, and changes those that differ
--invite    together with --apply, emails a link for choosing a password to everyone in the workbook who has none and
            has never signed in
--from      continues an interrupted round of emails, from the person with this address on
--sheet     the name of the sheet; without it, the first one is read
--project   the id of the project; without it, GCLOUD_PROJECT or the credentials name it
--emulator  rehearses on the Auth Emulator that is running

It never deletes, disables, or enables an account, and never sets a password.
The second sheet of docs/people.example.xlsx explains the columns; docs/going-live.md, "Accounts", the steps.`;

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

type Print = (...lines: readonly string[]) => void;

/** The limit of the free plan. */
const emailsADay = 150;

/** Runs the command. Resolves with its exit code: 0 if all went well. */
export async function run(
  args: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
  write?: (line: string) => void,
  signal: AbortSignal = untilInterrupted(),
): Promise<number> {
  const print: Print = (...lines) => {
    // If the output is closed, the rest goes to the error output.
    for (const line of lines)
      (write ?? (signal.aborted ? console.error : console.log))(forTerminal(line));
  };
  try {
    return await compareAndApply(args, env, signal, print);
  } catch (error) {
    if (!(error instanceof Failure) && !signal.aborted) throw error;
    print('', ...(error instanceof Failure ? error.message.split('\n') : ['Interrupted.']));
    return 1;
  }
}

/** Aborts on Ctrl+C, or if the output is closed, as by `| head`. */
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
    print(...help.split('\n'));
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
  const mistakes = before.people.flatMap(({ person: { line, at }, mistake }) =>
    mistake ? [{ line, at: at(mistake.column), message: mistake.message }] : [],
  );
  if (mistakes.length > 0) {
    print(...reportProblems(mistakes));
    return 1;
  }
  if (await admin.allowsSignUp()) print(signUp);
  print(...reportComparison(before));
  if (!values.apply) {
    print('', ['Nothing has been changed.', ...nextSteps(before, from)].join(' '));
    if (values.invite) print('--invite does nothing yet. Use it together with --apply.');
    return values.invite || before.people.some(({ state }) => state === 'refused') ? 1 : 0;
  }

  print('');
  const tasks: Task[] = [];
  const perform = async (added: readonly Task[]) => {
    tasks.push(...added);
    await performTasks(added, admin, print);
  };
  try {
    await perform(changesOf(before.people));
    const { people: after, others } = await compare();
    const { emails, notYet } = invitationsOf(after, from);
    if (values.invite) {
      await perform(emails);
      for (const { person } of notYet) {
        print(
          `no email  ${person.at('email')}  ${person.email}: The account does not match the file yet.`,
        );
      }
      const sent = emails.filter(({ outcome }) => outcome === 'done').length;
      print(
        `Emails sent: ${sent}. The free plan sends ${emailsADay} a day, counting what you sent earlier today.`,
      );
    }
    print('', 'The project now', ...reportComparison({ people: after, others }));
    const isDone = tasks.every(({ outcome }) => outcome === 'done') && after.every(isAsInFile);
    if (!isDone) print('', 'Not everything is done.');
    return isDone ? 0 : 1;
  } catch (error) {
    print(...reportStop(tasks, file, values));
    throw error;
  }
}

const signUp =
  'Visitors can create their own accounts in this project. Turn that off in the Firebase console: Authentication › Settings › User actions.';

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (values.help || (file !== undefined && more.length === 0))
      return { values, file: file ?? '' };
  } catch (error) {
    throw new Failure(`${explainOption(error)}\n\n${help}`);
  }
  throw new Failure(help);
}

/** Node's own message begins with the option in quotes, and goes on about code. */
function explainOption(error: unknown): string {
  const { code, message } = asRecord(error);
  const [, option] = /'[^']*?(--?[\w-]+)/.exec(String(message)) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option "${option}".`;
  const rule = /not take/.test(String(message)) ? 'takes no value' : 'needs a value';
  return `The option "${option}" ${rule}.`;
}

/** The people in the file; undefined if it has problems, which are then printed. */
async function readFile(
  name: string,
  sheet: string | undefined,
  env: NodeJS.ProcessEnv,
  print: Print,
) {
  // npm changes to the project's folder, and names the folder it was called from.
  const file = await readPeople(readBytes(path.resolve(env['INIT_CWD'] ?? '', name)), sheet);
  print(...file.notes);
  const { people, problems } = checkPeople(file, plansOf(path.join(root, 'content')));
  if (problems.length === 0) {
    print(`${name}: ${people.length} people`);
    return people;
  }
  print(...reportProblems(problems));
  return undefined;
}

const maxMegabytes = 30;

function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size <= maxMegabytes * 1_000_000) return readFileSync(file);
  } catch {
    throw new Failure(`Cannot read the file ${file}.`);
  }
  throw new Failure(
    `${file} has more than ${maxMegabytes} MB. Copy the people, without pictures, into a new file.`,
  );
}

/** A plan is a folder of the content. */
const plansOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

function reportProblems(problems: readonly Problem[]): string[] {
  const lines = problems.slice(0, maxProblems).map(({ at, message }) => `${at}  ${message}`);
  const more = problems.length - maxProblems;
  if (more > 0) lines.push(`… and ${more} more.`);
  return ['', ...lines, '', 'Nothing has been changed. Correct the file, and run this again.'];
}

function nextSteps({ people }: Comparison, from: string | undefined): string[] {
  const count = (state: string) => people.filter((each) => each.state === state).length;
  const [added, changed] = [count('new'), count('changed')];
  const { emails, notYet } = invitationsOf(people, from);
  const invited = emails.length + notYet.filter(({ state }) => state !== 'refused').length;
  return [
    ...(added + changed > 0 ? [`--apply creates ${added} and changes ${changed}.`] : []),
    ...(invited > 0 ? [`Together with --apply, --invite sends emails to ${invited}.`] : []),
  ];
}
