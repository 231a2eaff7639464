import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../text/problem.ts';
import type { Person, PersonClaims, WrittenContact } from './checkPeople.ts';
import type { Account, AccountFields } from './identityAdmin.ts';

/** The service's limit for all claims of an account, as JSON. */
const maxClaims = 1000;

interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A person of the file beside their account. */
export interface Compared {
  readonly person: Person;
  /** Undefined for somebody new. */
  readonly account: Account | undefined;
  /** Whoever is disabled in the project is told, and left as they are. */
  readonly state: 'new' | 'changed' | 'same' | 'disabled';
  readonly changes: readonly Change[];
  /** What creates or changes the account. */
  readonly fields: AccountFields;
}

export interface Comparison {
  readonly people: readonly Compared[];
  /** The accounts of people whom the file does not have. */
  readonly others: readonly Account[];
  /** What has to be mended first: nothing may be sent. */
  readonly problems: readonly Problem[];
}

export function compareAccounts(
  people: readonly Person[],
  accounts: readonly Account[],
): Comparison {
  const byId = new Map(accounts.map((account) => [account.localId, account]));
  const byEmail = new Map<string, Account[]>();
  for (const account of accounts) {
    const email = emailOf(account);
    byEmail.set(email, [...(byEmail.get(email) ?? []), account]);
  }
  const lineById = new Map(people.map(({ id, line }) => [id, line]));
  const problems: Problem[] = [];
  const compared = people.map((person) => {
    const owners = byEmail.get(person.email) ?? [];
    const account = person.id
      ? byId.get(person.id)
      : owners.find(({ localId }) => !lineById.has(localId));
    const report = (message: string) => void problems.push({ line: person.line, message });
    const owner = owners.find((each) => each !== account);
    if (owner) report(conflict(person, owner, account, lineById.get(owner.localId)));
    const result = compare(person, account);
    const length = result.fields.customAttributes?.length ?? 0;
    if (length > maxClaims) {
      report(
        `What the account is to hold has ${length} characters. Shorten names and links: there is room for ${maxClaims}.`,
      );
    }
    return result;
  });
  const known = new Set(compared.map(({ account }) => account));
  return { people: compared, others: accounts.filter((each) => !known.has(each)), problems };
}

const emailOf = (account: Account) => account.email?.toLowerCase() ?? '';

function conflict(
  { email, id }: Person,
  owner: Account,
  account: Account | undefined,
  ownersLine: number | undefined,
): string {
  if (ownersLine !== undefined) {
    return `The address ${email} is still that of line ${ownersLine}. Remove this line, run the command with --apply, and add the line again.`;
  }
  if (!id) return `Two accounts have the address ${email}. Delete one of them in the console.`;
  const whose = `The address ${email} belongs to the account with the id "${owner.localId}"`;
  return account
    ? `${whose}, and the id "${id}" to another one. Correct one of them.`
    : `${whose}. An account keeps its id: write that one for "${id}".`;
}

function compare(person: Person, account: Account | undefined): Compared {
  const before = claimsOf(account);
  const claims = mergeClaims(before, person.claims);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['email', account && emailOf(account), person.email],
    ['name', account?.displayName, person.name],
    ['plan', before['plan'], claims['plan']],
    ['first day', before['joinDate'], claims['joinDate']],
    ['buddy', before['buddy'], claims['buddy']],
    ['manager', before['manager'], claims['manager']],
  ];
  const changes = pairs
    .filter(([, one, other]) => !isDeepStrictEqual(one, other))
    .map(([field, one, other]) => ({ field, before: textOf(one), after: textOf(other) }));
  const changed = new Set(changes.map(({ field }) => field));
  const fields = {
    ...(changed.has('email') && { email: person.email }),
    ...(changed.has('name') && { displayName: person.name }),
    ...(!isDeepStrictEqual(before, claims) && { customAttributes: JSON.stringify(claims) }),
  };
  return { person, account, state: stateOf(account, changes), changes, fields };
}

function stateOf(account: Account | undefined, { length }: readonly Change[]): Compared['state'] {
  if (!account) return 'new';
  if (account.disabled) return 'disabled';
  return length > 0 ? 'changed' : 'same';
}

type Claims = Readonly<Record<string, unknown>>;

export function claimsOf(account: Account | undefined): Claims {
  return JSON.parse(account?.customAttributes || '{}');
}

/** Whether the project holds what the file says, as far as this command sets it. */
export const isAsInFile = ({ state }: Compared) => state === 'same' || state === 'disabled';

/** The claims that others have set stay as they are. */
function mergeClaims(before: Claims, written: PersonClaims): Claims {
  const merged = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(written)) {
    if (value === '') merged.delete(name);
    else if (value) merged.set(name, completeClaim(value, before[name]));
  }
  return Object.fromEntries(merged);
}

/** Without a column of links, a link stays as long as it leads to the same person. */
function completeClaim(value: string | WrittenContact, before: unknown) {
  if (typeof value === 'string') return value;
  const { name, link } = value;
  const { name: nameBefore, link: linkBefore } = (before ?? {}) as Partial<WrittenContact>;
  const kept = link === undefined && nameBefore === name ? linkBefore : link;
  return { name, ...(kept && { link: kept }) };
}

/** Shows a value of an account in words. */
export function textOf(value: unknown): string {
  if (value === undefined || value === '') return '(none)';
  if (typeof value === 'string') return value;
  const { name, link } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string') return JSON.stringify(value);
  return typeof link === 'string' ? `${name} (${link.replace(/^mailto:/, '')})` : name;
}
