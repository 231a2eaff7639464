import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Person, PersonClaims } from './checkPeople.ts';
import { compareAccounts } from './compareAccounts.ts';
import type { Account } from './identityAdmin.ts';
import type { Column } from './readPeople.ts';
import { reportComparison } from './report.ts';

const joinDate = '2026-11-30';
const inFile = { plan: 'intern', joinDate };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28') });
  return () => void vi.useRealTimers();
});

const amara: Person = {
  line: 2,
  at: (column) => `${column} 2`,
  id: undefined,
  email: 'amara@b.test',
  name: 'Amara Nwosu',
  language: undefined,
  claims: inFile,
};

const account = (claims: object, rest?: Partial<Account>): Account => ({
  localId: 'a1',
  email: 'amara@b.test',
  displayName: 'Amara Nwosu',
  customAttributes: JSON.stringify(claims),
  ...rest,
});

const ben = { name: 'Ben', link: 'mailto:ben@b.test' };
const benInChat = { chat: 'U7', ...ben };
const withoutLink = { name: 'Ben' };
const withoutColumn = { name: 'Ben', link: undefined };

function compareOne(person: Partial<Person>, ...accounts: Account[]) {
  const { people, ...rest } = compareAccounts([{ ...amara, ...person }], accounts);
  const [compared] = people;
  if (!compared) throw new Error('Nobody was compared.');
  return { ...rest, ...compared };
}

it.each<[string, Partial<Person>, Account]>([
  ['only capitals of the address differ', {}, account(inFile, { email: 'Amara@B.test' })],
  ['somebody else’s claims are there', {}, account({ role: 'x', ...inFile })],
  ['a link has no column', { claims: { buddy: withoutColumn } }, account({ buddy: ben })],
  ['a contact has a field of others', { claims: { buddy: ben } }, account({ buddy: benInChat })],
])('is the same where %s', (_what, person, before) => {
  expect(compareOne(person, before)).toMatchObject({ state: 'same', fields: {} });
});

it.each<[string, Partial<Person>, object]>([
  ['a name', { name: 'Amara N.' }, { displayName: 'Amara N.' }],
  ['an address, by the id', { id: 'a1', email: 'new@b.test' }, { email: 'new@b.test' }],
])('changes %s alone', (_what, person, fields) => {
  const compared = compareOne(person, account(inFile));
  expect({ state: compared.state, fields: compared.fields }).toEqual({ state: 'changed', fields });
});

it.each<[string, PersonClaims, object, object]>([
  ['a day moves', { joinDate }, { role: 'x', joinDate: '2026-12-01' }, { role: 'x', joinDate }],
  ['a cell is empty', { plan: '' }, { role: null, ...inFile }, { role: null, joinDate }],
  ['columns are missing', { plan: 'x' }, { plan: 'y', buddy: ben }, { plan: 'x', buddy: ben }],
  ['a link comes', { buddy: ben }, { buddy: withoutLink }, { buddy: ben }],
  ['a contact moves', { buddy: ben }, { buddy: { ...benInChat, name: 'A' } }, { buddy: benInChat }],
  ['a contact goes', { buddy: '' }, { buddy: benInChat }, { buddy: { chat: 'U7' } }],
])('merges claims where %s', (_what, claims, before, after) => {
  const { fields } = compareOne({ claims }, account(before));
  expect(Object.keys(fields)).toEqual(['customAttributes']);
  expect(JSON.parse(fields.customAttributes ?? '')).toEqual(after);
});

const twin = account(inFile, { localId: 'b2' });
const old = account(inFile, { email: 'old@b.test' });
const long = { name: 'x', link: 'y'.repeat(960) };
const signedIn = { localId: 'sIgnedUpByThemselves00000001', lastLoginAt: '9' };
const stranger = account({ role: 'x' }, signedIn);
const bob = { localId: 'b7', email: 'bob@b.test', displayName: 'Bob' };
const left = account(inFile, { displayName: 'Bob', disabled: true });
const withClaims = (customAttributes: string) => account({}, { customAttributes });
const of41 = account({ personId: '41' });
const of7 = (localId: string) => account({ personId: '7' }, { localId, email: localId });
const past = '2019-01-01';
const longAgo = account({ joinDate: past });

it.each<[RegExp, Partial<Person>, ...Account[]]>([
  [/^Two accounts have the address amara@b\.test/, {}, account(inFile), twin],
  [/^Two accounts have the id "7"/, { id: '7' }, of7('x'), of7('y')],
  // An id that was added later and differs from the account's.
  [
    /with the id "41"\. An account’s id cannot change: enter "41" instead of "7"/,
    { id: '7' },
    of41,
  ],
  [/"b2", and the id "a1" to another one/, { id: 'a1' }, old, twin],
  [
    /^The id "b7" belongs to Bob \(bob@b\.test\), and both name and ad.* Correct/,
    { id: 'b7' },
    bob,
  ],
  [
    /not created by this .* signed in to it: Amara Nwosu .* write "sIgned\w+" as its id\./,
    {},
    stranger,
  ],
  [/^The address amara@b\.test belongs to a disabled account: Bob/, {}, left],
  [/cannot write back as they are/, {}, withClaims('{"crm":9007199254740993}')],
  [
    /^The first day 1926-11-30 is more than 2 years from today/,
    { claims: { joinDate: '1926-11-30' } },
  ],
  [/add up to 1,003 characters/, { claims: { buddy: long } }, account({ role: 'x' })],
])('refuses: %s', (reason, person, ...accounts) => {
  expect(compareOne(person, ...accounts)).toMatchObject({
    state: 'refused',
    reason: { message: expect.stringMatching(reason) },
  });
});

it.each<[RegExp, PersonClaims]>([
  [/^The first day 1926-11-30 is more than 2 years from today/, { joinDate: '1926-11-30' }],
  [/add up to 1,003 characters; the limit is 1,000\./, { buddy: long }],
])('finds a mistake of the file whoever has the account: %s', (mistake, claims) => {
  expect(compareOne({ claims }, stranger).mistake?.message).toMatch(mistake);
});

it.each<[string, Partial<Person>, Account]>([
  ['this command has made', {}, { ...stranger, localId: randomUUID() }],
  ['has a claim of ours', {}, account({ joinDate }, signedIn)],
  ['the file names by its id', { id: signedIn.localId }, stranger],
  ['has had its first day for long', { claims: { ...inFile, joinDate: past }, name: 'A' }, longAgo],
])('goes on with an account that %s', (_what, person, before) => {
  expect(compareOne(person, before).state).toBe('changed');
});

it.each<[PersonClaims, object, string, string]>([
  [
    { buddy: ben },
    { buddy: { ...ben, link: 'ben@b.test' } },
    '{"name":"Ben","link":"ben@b.test"}',
    '{"name":"Ben","link":"mailto:ben@b.test"}',
  ],
  [{ plan: '5' }, { plan: 5 }, '5', '"5"'],
  [{ plan: '' }, { plan: 'x' }, 'x', '(standard plan)'],
  [{ plan: '' }, { plan: '' }, '""', '(standard plan)'],
])('shows how %j differs from %j', (claims, is, before, after) => {
  expect(compareOne({ claims }, account(is)).changes).toMatchObject([{ before, after }]);
});

it('keeps an id that comes later as a claim, and knows the account by it', () => {
  const withId = { id: '0042' };
  expect(compareOne({ ...withId, claims: {} }).fields.customAttributes).toBe('{"personId":"0042"}');
  expect(compareOne({ claims: {} }).fields.customAttributes).toBe(undefined);
  const { state, changes, fields } = compareOne(withId, account(inFile));
  expect({ state, changes }).toEqual({
    state: 'changed',
    changes: [{ field: 'id', before: '(none)', after: '0042' }],
  });
  const moved = { ...withId, email: 'new@b.test' };
  expect(compareOne(moved, account(JSON.parse(fields.customAttributes ?? ''))).fields).toEqual({
    email: 'new@b.test',
  });
});

it.each([undefined, 'c3'])('gives nobody the account of another line, where the id is %s', (id) => {
  const moved = { ...amara, id: 'a1', email: 'new@b.test' };
  const { people } = compareAccounts([moved, { ...amara, line: 3, id }], [account(inFile)]);
  const message = expect.stringMatching(/amara@b\.test still belongs to the person in email 2\./);
  expect(people[1]).toMatchObject({ state: 'refused', reason: { message } });
});

it.each<[Column, Partial<Person>, ...Account[]]>([
  ['first day', { claims: { joinDate: '1926-11-30' } }],
  ['id', { id: 'b7' }, bob],
  ['id', { id: '7' }, of41],
  ['id', { id: '7' }, of7('x'), of7('y')],
  ['email', { id: 'a1' }, old, twin],
])('names the cell of the %s', (column, person, ...accounts) => {
  const { people } = compareAccounts([{ ...amara, ...person }], accounts);
  expect(reportComparison({ people, others: [] })[2]).toMatch(`  ${column} 2  `);
});

it('tells what differs', () => {
  const people = [
    { ...amara, claims: { ...inFile, buddy: ben } },
    { ...amara, at: (column: string) => `${column} 3`, email: 'cleo@b.test', name: 'Cleo' },
    { ...amara, at: (column: string) => `${column} 4`, email: 'dan@b.test', name: 'Dan' },
    { ...amara, at: (column: string) => `${column} 5`, email: 'eve@b.test' },
    { ...amara, at: (column: string) => `${column} 6`, email: 'gus@b.test', name: 'Gus' },
    { ...amara, at: (column: string) => `${column} 7`, email: 'fay@new.test', name: 'Fay  Ng' },
  ];
  const compared = compareAccounts(people, [
    account({ ...inFile, plan: 'new-hire' }, { displayName: '' }),
    account(inFile, { localId: 'd4', email: 'dan@b.test', displayName: 'Dan', lastLoginAt: '1' }),
    account(inFile, { localId: 'e5', email: 'eve@b.test', disabled: true }),
    account([], { localId: 'g6', email: 'gus@b.test' }),
    account({}, { localId: 'f6', email: 'fay@b.test', displayName: 'fay ng' }),
    account({}, { localId: 'h7', email: 'hal@b.test', displayName: 'Hal' }),
  ]);
  expect(reportComparison(compared)).toEqual([
    '',
    'New: 2',
    '  email 3  cleo@b.test  Cleo  plan: intern  first day: 2026-11-30',
    '  email 7  fay@new.test  Fay  Ng  plan: intern  first day: 2026-11-30',
    '  email 7  Same name as fay@b.test, which is not in the file. If this is the same person, enter "f6" as the id.',
    '',
    'Changed: 1',
    '  email 2  amara@b.test  name: (none) → Amara Nwosu',
    '  email 2  amara@b.test  plan: new-hire → intern',
    '  email 2  amara@b.test  buddy: (none) → Ben (ben@b.test)',
    '',
    'Disabled, so left unchanged: 1',
    '  email 5  eve@b.test  Amara Nwosu',
    '',
    'Refused, so left unchanged: 1',
    expect.stringMatching(/^ {2}email 6 {2}The account of gus@b\.test has claims/),
    '',
    'Unchanged: 1',
    '',
    'Not in the file, so left unchanged: 2',
    '  fay@b.test  fay ng',
    '  hal@b.test  Hal',
  ]);
});
