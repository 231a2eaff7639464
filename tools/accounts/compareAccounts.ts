import { isDeepStrictEqual } from 'node:util';
import { asRecord } from '#features/asRecord.ts';
import { groupBy } from '../groupBy.ts';
import type { Person, PersonClaims, WrittenContact } from './checkPeople.ts';
import type { Account, AccountFields } from './identityAdmin.ts';
import type { Column } from './readPeople.ts';

/** The service's limit for all claims of an account, as JSON. */
const maxClaims = 1000;
const count = new Intl.NumberFormat('en-US');

interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** A problem with a person, and the column to look at. */
interface Reason {
  readonly column: Column;
  readonly message: string;
}

/** A person in the file and their account. */
export interface Compared {
  readonly person: Person;
  /** Undefined for a new person. */
  readonly account: Account | undefined;
  /** Disabled and refused accounts are reported and left as they are. */
  readonly state: 'new' | 'changed' | 'same' | 'disabled' | 'refused';
  readonly changes: readonly Change[];
  /** To be created or changed. */
  readonly fields: AccountFields;
  /** Why the person is refused, and what to do. */
  readonly reason?: Reason | undefined;
  /** A problem of the file itself, whatever the project has. Nothing may be sent with it. */
  readonly mistake?: Reason | undefined;
}

export interface Comparison {
  readonly people: readonly Compared[];
  /** The accounts of people who are not in the file. */
  readonly others: readonly Account[];
}

export function compareAccounts(
  people: readonly Person[],
  accounts: readonly Account[],
): Comparison {
  const byId = groupBy(accounts, idOf);
  const byEmail = groupBy(accounts, emailOf);
  const personById = new Map(people.map((person) => [person.id, person]));
  const compared = people.map((person) => {
    const { id, email } = person;
    const [ofId, twin] = (id && byId.get(id)) || [];
    const ofAddress = byEmail.get(email) ?? [];
    const account = ofId ?? ofAddress.find((each) => !personById.has(idOf(each)));
    const owner = ofAddress.find((each) => each !== account);
    const other = owner && personById.get(idOf(owner));
    let reason: Reason | undefined;
    if (twin)
      reason = about('id', `Two accounts have the id "${id}". Delete one of them in the console.`);
    else if (other) {
      reason = about(
        'email',
        `The address ${email} still belongs to the person in ${other.at('email')}. Remove this line, run the command with --apply, and add the line again.`,
      );
    } else if (owner && ofId) {
      reason = about(
        'email',
        `The address ${email} belongs to the account with the id "${idOf(owner)}", and the id "${id}" to another one. Correct one of them.`,
      );
    } else if (owner) {
      reason = about(
        'email',
        `Two accounts have the address ${email}. Delete one of them in the console.`,
      );
    }
    return compareOne(person, account, reason);
  });
  const known = new Set(compared.map(({ account }) => account));
  return { people: compared, others: accounts.filter((each) => !known.has(each)) };
}

const about = (column: Column, message: string): Reason => ({ column, message });

/** HR's own id if the account has that claim, else the id of the account. */
export function idOf(account: Account): string {
  const { personId } = parseClaims(account) ?? {};
  return typeof personId === 'string' ? personId : account.localId;
}

const emailOf = (account: Account) => account.email?.toLowerCase() ?? '';

/**
 * Compares a person with the account that matches their id or address. `reason` comes from a comparison with the other
 * accounts.
 */
export function compareOne(
  person: Person,
  account: Account | undefined,
  reason?: Reason,
): Compared {
  const before = parseClaims(account);
  const claims = mergeClaims(before ?? {}, {
    ...person.claims,
    // An account with this id needs no claim.
    personId: person.id === account?.localId ? undefined : person.id,
  });
  const customAttributes = JSON.stringify(claims);
  const now = expectedColumns(account && emailOf(account), account?.displayName, before ?? {});
  const changes = Object.entries(expectedColumns(person.email, person.name, claims))
    .filter(([field, value]) => !isDeepStrictEqual(value, now[field]))
    .map(([field, value]) => describeChange(field, now[field], value));
  const changed = new Set(changes.map(({ field }) => field));
  const mistake = findMistake(person, changed, customAttributes);
  const refused = reason ?? (account && refuse(person, account, before, changed)) ?? mistake;
  const fields = {
    ...(changed.has('email') && { email: person.email }),
    ...(changed.has('name') && { displayName: person.name }),
    ...(!isDeepStrictEqual(before ?? {}, claims) && { customAttributes }),
  };
  const known = account?.disabled ? 'disabled' : changes.length > 0 ? 'changed' : 'same';
  const state = refused ? 'refused' : account ? known : 'new';
  return { person, account, state, changes, fields, reason: refused, mistake };
}

const expectedColumns = (
  email: string | undefined,
  name: string | undefined,
  { plan, joinDate, personId, buddy, manager }: Claims,
): Claims => ({ email, name, plan, 'first day': joinDate, id: personId, buddy, manager });

/** Why an account cannot be this person's, or must not be changed. */
function refuse(
  { id, email, name }: Person,
  account: Account,
  claims: Claims | undefined,
  changed: ReadonlySet<string>,
): Reason | undefined {
  const whose = `${account.displayName || 'somebody without a name'} (${emailOf(account)})`;
  if (!claims) {
    return about(
      'email',
      `The account of ${email} has claims that this command cannot write back as they are. Correct them, or change this account in another way.`,
    );
  }
  if (id !== undefined && idOf(account) === id) {
    return changed.has('email') && changed.has('name')
      ? about(
          'id',
          `The id "${id}" belongs to ${whose}, and both name and address differ. Correct the id. If this is one person, change the name first, and the address in a second run.`,
        )
      : undefined;
  }
  if (emailOf(account) !== email)
    return about(
      'email',
      `The account of ${email} has a different address now: ${emailOf(account)}. Run the command again.`,
    );
  if (id !== undefined && typeof claims['personId'] === 'string') {
    return about(
      'id',
      `The address ${email} belongs to the account with the id "${idOf(account)}". An account’s id cannot change: enter "${idOf(account)}" instead of "${id}".`,
    );
  }
  if (account.disabled && changed.has('name')) {
    return about(
      'email',
      `The address ${email} belongs to a disabled account: ${whose}. If ${name} is somebody else, delete that account in the console.`,
    );
  }
  const isOurs = ourClaims.some((claim) => claim in claims) || ownId.test(account.localId);
  return hasSignedIn(account) && !isOurs
    ? about(
        'email',
        `The account of ${email} was not created by this command, and somebody has signed in to it: ${whose}. If it is theirs, write "${account.localId}" as its id. Otherwise delete it in the console.`,
      )
    : undefined;
}

const ourClaims = ['plan', 'joinDate', 'personId', 'buddy', 'manager'];

/** The ids that this command generates. Visitors' accounts and the console's have other ones. */
const ownId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const maxYears = 2;

function findMistake({ claims }: Person, changed: ReadonlySet<string>, customAttributes: string) {
  const { joinDate } = claims;
  if (changed.has('first day') && joinDate) {
    const years = Math.abs(Date.parse(joinDate) - Date.now()) / (365.25 * 86_400_000);
    if (years > maxYears) {
      return about(
        'first day',
        `The first day ${joinDate} is more than ${maxYears} years from today. Correct the year, or clear the cell.`,
      );
    }
  }
  return customAttributes.length > maxClaims
    ? about(
        'email',
        `The plan, dates, names, and links add up to ${count.format(customAttributes.length)} characters; the limit is ${count.format(maxClaims)}. Shorten the names or links.`,
      )
    : undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/** Undefined if the claims would change by being written back. */
function parseClaims(account: Account | undefined): Claims | undefined {
  const text = account?.customAttributes || '{}';
  // JavaScript would round these numbers.
  const numbers = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/-?\d[\d.eE+-]*/g) ?? [];
  const isKept = (written: string) => String(Number(written)) === written;
  try {
    const claims: unknown = JSON.parse(text);
    const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims);
    return isObject && numbers.every(isKept) ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** `lastLoginAt` is missing or 0 until the first sign-in. */
export const hasSignedIn = ({ lastLoginAt }: Account) => Number(lastLoginAt ?? 0) > 0;

/** Whether the account matches the file in everything that this command sets. */
export const isAsInFile = ({ state }: Compared) => state === 'same' || state === 'disabled';

/** Keeps the claims that others have set. */
function mergeClaims(before: Claims, written: PersonClaims & { personId: string | undefined }) {
  const merged = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) continue;
    const claim = completeClaim(value, before[name]);
    if (isDeepStrictEqual(claim, {})) merged.delete(name);
    else merged.set(name, claim);
  }
  return Object.fromEntries(merged);
}

/**
 * Keeps the fields that others have added to a contact. If the column of links is missing, the link stays as long as the
 * name does.
 */
function completeClaim(value: string | WrittenContact, before: unknown) {
  const { name: nameBefore, link: linkBefore, ...others } = asRecord(before);
  if (typeof value === 'string') return value || others;
  const { name, link } = value;
  const kept = link === undefined && nameBefore === name ? linkBefore : link;
  return { ...others, name, ...(kept ? { link: kept } : {}) };
}

/** In words, or as JSON if two values differ only in what the words leave out. */
function describeChange(field: string, before: unknown, after: unknown): Change {
  const none = field === 'plan' ? '(standard plan)' : '(none)';
  const written = (value: unknown) => JSON.stringify(value) ?? none;
  const inWords = (value: unknown) => shownValue(value) || none;
  const shown = shownValue(before) === shownValue(after) ? written : inWords;
  return { field, before: shown(before), after: shown(after) };
}

/** Describes a value of an account in words; empty if there is none. */
function shownValue(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const { name, link } = asRecord(value);
  if (typeof name !== 'string') return JSON.stringify(value);
  return typeof link === 'string' ? `${name} (${link.replace(/^mailto:/, '')})` : name;
}
