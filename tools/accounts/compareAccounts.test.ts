import { expect, it } from 'vitest';
import type { Person, PersonClaims } from './checkPeople.ts';
import { compareAccounts } from './compareAccounts.ts';
import type { Account } from './identityAdmin.ts';
import { reportAccounts, reportComparison } from './report.ts';

const joinDate = '2026-11-30';
const inFile = { plan: 'intern', joinDate };

const amara: Person = {
  line: 2,
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
const cleo = { ...ben, name: 'Cleo' };
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
  ['a claim is of another type', inFile, { plan: 7, joinDate }, inFile],
  ['a link comes', { buddy: ben }, { buddy: withoutLink }, { buddy: ben }],
  ['a link goes', { buddy: { name: 'Ben', link: '' } }, { buddy: ben }, { buddy: withoutLink }],
  ['another person comes', { buddy: withoutColumn }, { buddy: cleo }, { buddy: withoutLink }],
])('merges claims where %s', (_what, claims, before, after) => {
  const { fields } = compareOne({ claims }, account(before));
  expect(Object.keys(fields)).toEqual(['customAttributes']);
  expect(JSON.parse(fields.customAttributes ?? '')).toEqual(after);
});

const twin = account(inFile, { localId: 'b2' });
const old = account(inFile, { email: 'old@b.test' });
const long = { name: 'x', link: 'y'.repeat(960) };

it.each<[string, Partial<Person>, Account[], RegExp]>([
  [
    'an address of two',
    {},
    [account(inFile), twin],
    /^Two accounts have the address amara@b\.test/,
  ],
  [
    'another id than the account’s',
    { id: '0042' },
    [twin],
    /belongs to the account with the id "b2"\. An account keeps its id: write that one for "0042"/,
  ],
  ['an address of another', { id: 'a1' }, [old, twin], /"b2", and the id "a1" to another one/],
  ['too long claims', { claims: { buddy: long } }, [account({ role: 'x' })], /has 1003 characters/],
])('reports %s before anything is sent', (_what, person, accounts, message) => {
  const { problems } = compareOne(person, ...accounts);
  expect(problems).toEqual([{ line: 2, message: expect.stringMatching(message) }]);
});

it.each([undefined, 'c3'])('gives nobody the account of another line, where the id is %s', (id) => {
  const moved = { ...amara, id: 'a1', email: 'new@b.test' };
  const { problems } = compareAccounts([moved, { ...amara, line: 3, id }], [account(inFile)]);
  const message = expect.stringMatching(/amara@b\.test is still that of line 2\./);
  expect(problems).toEqual([{ line: 3, message }]);
});

it('tells in tables what differs, and what is there', () => {
  const people = [
    { ...amara, claims: { ...inFile, buddy: ben } },
    { ...amara, line: 3, email: 'cleo@b.test', name: 'Cleo' },
    { ...amara, line: 4, email: 'dan@b.test', name: 'Dan' },
    { ...amara, line: 5, email: 'eve@b.test', name: 'Eve' },
  ];
  const compared = compareAccounts(people, [
    account({ ...inFile, plan: 'new-hire' }, { displayName: '' }),
    account(inFile, { localId: 'd4', email: 'dan@b.test', displayName: 'Dan', lastLoginAt: '1' }),
    account(inFile, { localId: 'e5', email: 'eve@b.test', disabled: true }),
    account({}, { localId: 'f6', email: 'fay@b.test', displayName: 'Fay\u001B[2J' }),
  ]);
  expect(reportComparison(compared)).toEqual([
    '',
    'New: 1',
    '  line 3  cleo@b.test  Cleo  plan: intern  first day: 2026-11-30',
    '',
    'Changed: 1',
    '  line 2  amara@b.test  name: (none) → Amara Nwosu',
    '  line 2  amara@b.test  plan: new-hire → intern',
    '  line 2  amara@b.test  buddy: (none) → Ben (ben@b.test)',
    '',
    'Disabled, so left as they are: 1',
    '  line 5  eve@b.test  Eve',
    '',
    'The same: 1',
    '',
    'Not in the file, so left as they are: 1',
    '  fay@b.test  Fay?[2J',
  ]);
  expect(reportAccounts(compared.people)).toEqual([
    '',
    'What the project has now',
    '  email         name         plan      first day   buddy   manager  state',
    '  amara@b.test               new-hire  2026-11-30  (none)  (none)   not as in the file',
    '  cleo@b.test                                                       no account',
    '  dan@b.test    Dan          intern    2026-11-30  (none)  (none)   has signed in',
    '  eve@b.test    Amara Nwosu  intern    2026-11-30  (none)  (none)   disabled',
  ]);
});

it('shows the first of many accounts that are not in the file', () => {
  const others = Array.from({ length: 25 }, (_, index) => account({}, { localId: `${index}` }));
  expect(reportComparison({ people: [], others, problems: [] }).at(-1)).toBe('  … and 5 more');
});
