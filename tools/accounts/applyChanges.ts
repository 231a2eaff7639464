import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './checkPeople.ts';
import { type Compared, compareOne, hasSignedIn, isAsInFile } from './compareAccounts.ts';
import { type IdentityAdmin, LostAnswer, maxBatch, Refusal } from './identityAdmin.ts';

/** Of the free plan. */
const mailsADay = 150;

/** What is to be done for one person. It is unknown from the call until the answer. */
export interface Task {
  readonly what: 'create' | 'change' | 'mail';
  readonly person: Person;
  state: 'done' | 'refused' | 'unknown' | 'not done';
}

export interface Target {
  readonly admin: IdentityAdmin;
  readonly pauseMs: number;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  /** Everything that was to be done, for a run that stops before its end. */
  readonly tasks: Task[];
}

function addTasks(what: Task['what'], people: readonly Compared[], { tasks }: Target) {
  const added = people.map((compared) => {
    const task: Task = { what, person: compared.person, state: 'not done' };
    return { ...compared, task };
  });
  tasks.push(...added.map(({ task }) => task));
  return added;
}

/** Creates and changes accounts, and tells each. */
export async function applyChanges(people: readonly Compared[], target: Target): Promise<void> {
  const { admin } = target;
  const added = addTasks(
    'create',
    people.filter(({ state }) => state === 'new'),
    target,
  );
  const changed = addTasks(
    'change',
    people.filter(({ state }) => state === 'changed'),
    target,
  );
  for (let start = 0; start < added.length; start += maxBatch) {
    const batch = added.slice(start, start + maxBatch);
    const users = batch.map(({ fields }) => ({ localId: randomUUID(), ...fields }));
    const reasons = await attempt(
      batch.map(({ task }) => task),
      target,
      () => admin.create(users),
    );
    for (const [index, { task }] of batch.entries()) {
      const reason = reasons?.get(index);
      if (reason) task.state = 'unknown';
      // A second try is refused for what the first has created.
      if (reason && !(await admin.find(users[index]?.localId ?? ''))) refuse(task, reason, target);
      else if (reasons) {
        task.state = 'done';
        target.print(`created  ${task.person.email}`);
      }
    }
  }
  for (const { person, account, task } of changed) {
    await attempt([task], target, async () => {
      target.print(await change(person, account?.localId ?? '', admin));
    });
  }
}

/** Looks again, because others may have changed the account since it was listed. */
async function change(person: Person, localId: string, admin: IdentityAdmin): Promise<string> {
  const account = await admin.find(localId);
  if (!account) throw new Refusal('The account is gone. Run the command again.');
  const { state, changes, fields, reason } = compareOne(person, account);
  if (reason) throw new Refusal(reason);
  if (state === 'disabled') throw new Refusal('The account was disabled meanwhile, and is left.');
  if (state === 'same') return `already as in the file  ${person.email}`;
  await admin.update(localId, fields);
  return `changed  ${person.email}: ${changes.map(({ field }) => field).join(', ')}`;
}

/** Whether a mail would help: the account works, and nobody has chosen a password or signed in. */
const canInvite = ({ account }: Compared) =>
  account === undefined ||
  (!account.disabled && !account.passwordUpdatedAt && !hasSignedIn(account));

/** To whom `--invite` sends a mail now, and to whom not because their account is not as in the file. */
export function invitationsOf(people: readonly Compared[]) {
  const waiting = people.filter(canInvite);
  return {
    invited: waiting.filter(({ state }) => state === 'same'),
    notYet: waiting.filter((each) => !isAsInFile(each)),
  };
}

/** Sends a mail to everybody whose account is as in the file and has no password yet, from one person on. */
export async function invite(
  people: readonly Compared[],
  from: string | undefined,
  target: Target,
) {
  const { invited, notYet } = invitationsOf(people);
  const first = people.findIndex(({ person }) => person.email === from);
  const lineFrom = people[first]?.person.line ?? 0;
  const mails = addTasks(
    'mail',
    invited.filter(({ person }) => person.line >= lineFrom),
    target,
  );
  for (const { person, task } of mails) {
    await attempt([task], target, async () => {
      await target.admin.invite(person.email, person.language);
      target.print(`mail sent  ${person.email}`);
    });
  }
  for (const { person } of notYet) {
    target.print(`no mail  ${person.at}  ${person.email}: The account is not as in the file.`);
  }
  const sent = mails.filter(({ task }) => task.state === 'done').length;
  target.print(
    `Mails sent: ${sent}. The free plan sends ${mailsADay} a day, so ${Math.max(mailsADay - sent, 0)} are left today if the project has sent no others.`,
  );
  return sent === mails.length && notYet.length === 0;
}

/** Does one call for these tasks. A refusal is told, and the next task goes on. */
async function attempt<Result>(
  tasks: readonly Task[],
  target: Target,
  call: () => Promise<Result>,
): Promise<Result | undefined> {
  const mark = (state: Task['state']) => {
    for (const task of tasks) task.state = state;
  };
  await delay(target.pauseMs, undefined, { signal: target.signal });
  mark('unknown');
  try {
    const result = await call();
    mark('done');
    return result;
  } catch (error) {
    if (!(error instanceof LostAnswer)) mark('not done');
    if (!(error instanceof Refusal)) throw error;
    for (const task of tasks) refuse(task, error.message, target);
    return undefined;
  }
}

function refuse(task: Task, reason: string, { print }: Target) {
  task.state = 'refused';
  print(`not done  ${task.person.at}  ${task.person.email}: ${reason}`);
}
