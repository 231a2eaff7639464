import { randomUUID } from 'node:crypto';
import { type Compared, compareOne, hasSignedIn, isAsInFile } from './compareAccounts.ts';
import { type IdentityAdmin, LostAnswer, Refusal } from './identityAdmin.ts';

/** One thing to do for one person, and its result. */
export interface Task extends Compared {
  readonly what: 'create' | 'change' | 'email';
  outcome: 'done' | 'refused' | 'unknown' | 'not done';
}

const tasksOf = (what: Task['what'], people: readonly Compared[]): Task[] =>
  people.map((each) => ({ ...each, what, outcome: 'not done' }));

export const changesOf = (people: readonly Compared[]) => [
  ...tasksOf(
    'create',
    people.filter(({ state }) => state === 'new'),
  ),
  ...tasksOf(
    'change',
    people.filter(({ state }) => state === 'changed'),
  ),
];

/** Whether an email would help: the account works, and has neither a password nor a sign-in. */
const canInvite = ({ account }: Compared) =>
  account === undefined ||
  (!account.disabled && !account.passwordUpdatedAt && !hasSignedIn(account));

/**
 * The emails that `--invite` sends now, starting with one person, and the people who get none because their account
 * differs from the file.
 */
export function invitationsOf(people: readonly Compared[], from?: string) {
  const first = Math.max(
    people.findIndex(({ person }) => person.email === from),
    0,
  );
  const invited = people.slice(first).filter(canInvite);
  const notYet = invited.filter((each) => !isAsInFile(each));
  return { emails: tasksOf('email', invited.filter(isAsInFile)), notYet };
}

/** Performs one task after another and reports each. A refusal does not stop the others. */
export async function perform(
  tasks: readonly Task[],
  admin: IdentityAdmin,
  print: (line: string) => void,
): Promise<void> {
  for (const task of tasks) {
    const { at, email } = task.person;
    try {
      const done = await performOne(task, admin);
      task.outcome = 'done';
      print(done);
    } catch (error) {
      if (error instanceof LostAnswer) task.outcome = 'unknown';
      if (!(error instanceof Refusal)) throw error;
      task.outcome = 'refused';
      print(`not done  ${at('email')}  ${email}: ${error.message}`);
    }
  }
}

async function performOne({ what, person, account, fields }: Task, admin: IdentityAdmin) {
  const { email, language } = person;
  if (what === 'create') {
    await admin.create({ localId: randomUUID(), ...fields });
    return `created  ${email}`;
  }
  if (what === 'email') {
    await admin.invite(email, language);
    return `email sent  ${email}`;
  }
  // The account may have changed since it was listed.
  const current = account && (await admin.find(account.localId));
  if (!current) throw new Refusal('The account is gone. Run the command again.');
  const { state, changes, fields: changed, reason } = compareOne(person, current);
  if (reason) throw new Refusal(reason.message);
  if (state === 'disabled')
    throw new Refusal('The account has been disabled in the meantime, so it was left unchanged.');
  if (state === 'same') return `already up to date  ${email}`;
  await admin.update(current.localId, changed);
  return `changed  ${email}: ${changes.map(({ field }) => field).join(', ')}`;
}
