import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './checkPeople.ts';
import type { Compared } from './compareAccounts.ts';
import { type IdentityAdmin, maxBatch, Refusal } from './identityAdmin.ts';
import { hasSignedIn } from './report.ts';

/** Of the free plan. */
const mailsADay = 150;

interface Target {
  readonly admin: IdentityAdmin;
  readonly pauseMs: number;
  readonly print: (line: string) => void;
}

/** Creates and changes accounts, and tells each. */
export async function applyChanges(people: readonly Compared[], target: Target): Promise<void> {
  const { admin, pauseMs, print } = target;
  const added = people.filter(({ state }) => state === 'new');
  for (let start = 0; start < added.length; start += maxBatch) {
    const batch = added.slice(start, start + maxBatch);
    const reasons = await admin.create(
      batch.map(({ person, fields }) => ({ localId: person.id ?? randomUUID(), ...fields })),
    );
    for (const [index, { person }] of batch.entries()) {
      const reason = reasons.get(index);
      print(reason ? refusal(person, reason) : `created  ${person.email}`);
    }
  }
  for (const { person, account, state, fields, changes } of people) {
    if (state !== 'changed' || !account) continue;
    await delay(pauseMs);
    const names = changes.map(({ field }) => field).join(', ');
    await tell(
      admin.update(account.localId, fields),
      person,
      target,
      `changed  ${person.email}: ${names}`,
    );
  }
}

/** Whether a mail would help: the account works, and its password has never been used. */
export const canInvite = ({ account }: Compared) =>
  account !== undefined && !account.disabled && !hasSignedIn(account);

/** Sends a mail to everybody who has never signed in. Resolves with whether the service has taken all. */
export async function invite(people: readonly Compared[], target: Target): Promise<boolean> {
  const invited = people.filter(canInvite);
  let sent = 0;
  for (const { person } of invited) {
    await delay(target.pauseMs);
    const { email, language } = person;
    const isSent = await tell(
      target.admin.invite(email, language),
      person,
      target,
      `mail sent  ${email}`,
    );
    if (isSent) sent += 1;
  }
  const left = Math.max(mailsADay - sent, 0);
  target.print(
    `Mails sent: ${sent}. The free plan sends ${mailsADay} a day, so ${left} are left today if the project has sent no others.`,
  );
  return sent === invited.length;
}

/** Prints a line when a call is done, or another one when the service refuses this account alone. */
async function tell(call: Promise<void>, person: Person, { print }: Target, line: string) {
  try {
    await call;
    print(line);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(refusal(person, error.message));
    return false;
  }
}

const refusal = ({ line, email }: Person, reason: string) =>
  `not done  line ${line}  ${email}: ${reason}`;
