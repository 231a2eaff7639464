import { describe, expect, it } from 'vitest';
import type { Person, PersonClaims } from './checkPeople.ts';
import { compareAccounts } from './compareAccounts.ts';
import type { Account } from './identityAdmin.ts';
import { reportAccounts, reportComparison, table } from './report.ts';

const amara: Person = {
  line: 2,
  id: undefined,
  email: 'amara@b.test',
  name: 'Amara Nwosu',
  language: undefined,
  claims: { plan: 'intern', joinDate: '2026-11-30' },
};

const account = (claims: object, rest?: Partial<Account>): Account => ({
  localId: 'a1',
  email: 'amara@b.test',
  displayName: 'Amara Nwosu',
  customAttributes: JSON.stringify(claims),
  ...rest,
});

const inFile = { plan: 'intern', joinDate: '2026-11-30' };
const link = 'mailto:ben@b.test';
const ben = { name: 'Ben', link };

function compareOne(person: Partial<Person>, ...accounts: Account[]) {
  const { people, ...rest } = compareAccounts([{ ...amara, ...person }], accounts);
  const [compared] = people;
  if (!compared) throw new Error('Nobody was compared.');
  return { ...rest, ...compared };
}

it('of somebody new, sends address, name and claims', () => {
  expect(compareOne({})).toMatchObject({
    state: 'new',
    problems: [],
    fields: {
      email: 'amara@b.test',
      displayName: 'Amara Nwosu',
      customAttributes: JSON.stringify(inFile),
    },
  });
});

it.each<[string, Partial<Person>, Partial<Account>]>([
  ['nothing differs', {}, {}],
  ['only capitals of the address differ', {}, { email: 'Amara@B.test' }],
  [
    'somebody else’s claims are there',
    {},
    { customAttributes: JSON.stringify({ role: 'x', ...inFile }) },
  ],
])('is the same where %s', (_what, person, rest) => {
  expect(compareOne(person, account(inFile, rest))).toMatchObject({ state: 'same', fields: {} });
});

it.each<[string, Partial<Person>, Account, object, string[]]>([
  [
    'a name',
    { name: 'Amara N.' },
    account(inFile),
    { displayName: 'Amara N.' },
    ['name: Amara Nwosu → Amara N.'],
  ],
  [
    'no name so far',
    {},
    account(inFile, { displayName: '' }),
    { displayName: 'Amara Nwosu' },
    ['name: (none) → Amara Nwosu'],
  ],
  [
    'an address, by the id',
    { id: 'a1', email: 'new@b.test' },
    account(inFile),
    { email: 'new@b.test' },
    ['email: amara@b.test → new@b.test'],
  ],
])('changes %s alone', (_what, person, before, fields, texts) => {
  const { state, changes, ...compared } = compareOne(person, before);
  expect({ state, fields: compared.fields }).toEqual({ state: 'changed', fields });
  expect(changes.map(({ field, before: one, after }) => `${field}: ${one} → ${after}`)).toEqual(
    texts,
  );
});

it.each<[string, PersonClaims, object, object]>([
  [
    'a day moves',
    inFile,
    { role: 'x', plan: 'intern', joinDate: '2026-12-01' },
    { role: 'x', ...inFile },
  ],
  [
    'a cell is empty',
    { plan: null, joinDate: '2026-11-30' },
    { role: null, ...inFile },
    { role: null, joinDate: '2026-11-30' },
  ],
  ['all cells are empty', { plan: null, joinDate: null }, inFile, {}],
  [
    'columns are missing',
    { plan: 'new-hire' },
    { ...inFile, buddy: ben },
    { ...inFile, plan: 'new-hire', buddy: ben },
  ],
  ['a claim is of another type', inFile, { plan: 7, joinDate: '2026-11-30' }, inFile],
  ['a link comes', { buddy: ben }, { buddy: { name: 'Ben' } }, { buddy: ben }],
  [
    'the cell of a link is empty',
    { buddy: { name: 'Ben', link: null } },
    { buddy: ben },
    { buddy: { name: 'Ben' } },
  ],
  [
    'another person comes, without a column of links',
    { buddy: { name: 'Cleo', link: undefined } },
    { buddy: ben },
    { buddy: { name: 'Cleo' } },
  ],
])('merges claims where %s', (_what, claims, before, after) => {
  const { fields } = compareOne({ claims }, account(before));
  expect(Object.keys(fields)).toEqual(['customAttributes']);
  expect(JSON.parse(fields.customAttributes ?? '')).toEqual(after);
});

it('keeps the link of the same person where there is no column of links', () => {
  const claims = { buddy: { name: 'Ben', link: undefined } };
  expect(compareOne({ claims }, account({ buddy: ben }))).toMatchObject({ state: 'same' });
});

it('leaves whoever is disabled or not in the file', () => {
  const other = account({}, { localId: 'b2', email: 'ben@b.test' });
  const compared = compareOne({ name: 'Another' }, account({}, { disabled: true }), other);
  expect(compared).toMatchObject({ state: 'disabled', others: [other] });
});

describe('reports before anything is sent', () => {
  const twin = account(inFile, { localId: 'b2' });

  it.each<[string, Partial<Person>, Account[], RegExp]>([
    [
      'an address of two accounts',
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
    [
      'a new address that is another’s',
      { id: 'a1' },
      [account(inFile, { email: 'old@b.test' }), twin],
      /"b2", and the id "a1" to another one/,
    ],
    [
      'more than the claims have room for',
      { claims: { buddy: { name: 'x', link: 'y'.repeat(960) } } },
      [account({ role: 'x' })],
      /has 1003 characters/,
    ],
  ])('%s', (_what, person, accounts, message) => {
    const { problems } = compareOne(person, ...accounts);
    expect(problems).toEqual([{ line: 2, message: expect.stringMatching(message) }]);
  });
});

it('compares 5,000 people with 5,000 accounts', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  const people = numbers.map((each) => ({ ...amara, line: each, email: `${each}@b.test` }));
  const accounts = numbers.map((each) =>
    account(inFile, { localId: `${each}`, email: `${each + 1}@b.test` }),
  );
  const compared = compareAccounts(people, accounts);
  expect(compared.people.filter(({ state }) => state === 'same')).toHaveLength(4999);
});

it('tells in tables what differs, and what is there', () => {
  const people = [
    { ...amara, claims: { ...inFile, buddy: ben } },
    { ...amara, line: 3, email: 'cleo@b.test', name: 'Cleo' },
    { ...amara, line: 4, email: 'dan@b.test', name: 'Dan' },
    { ...amara, line: 5, email: 'eve@b.test', name: 'Eve' },
  ];
  const compared = compareAccounts(people, [
    account({ ...inFile, plan: 'new-hire' }),
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
    '  amara@b.test  Amara Nwosu  new-hire  2026-11-30  (none)  (none)   not as in the file',
    '  cleo@b.test                                                       no account',
    '  dan@b.test    Dan          intern    2026-11-30  (none)  (none)   has signed in',
    '  eve@b.test    Amara Nwosu  intern    2026-11-30  (none)  (none)   disabled',
  ]);
});

it('shows the first of many accounts that are not in the file', () => {
  const others = Array.from({ length: 25 }, (_, index) => account({}, { localId: `${index}` }));
  expect(reportComparison({ people: [], others, problems: [] }).at(-1)).toBe('  … and 5 more');
});

it('makes columns of one width', () => {
  expect(
    table([
      ['a', 'b'],
      ['long', ''],
      ['', 'c'],
    ]),
  ).toEqual(['  a     b', '  long', '        c']);
});
