import { type Compared, type Comparison, claimsOf, textOf } from './compareAccounts.ts';
import type { Account } from './identityAdmin.ts';

const maxOthers = 20;

/** What differs between the file and the project, as lines for the terminal. */
export function reportComparison({ people, others }: Comparison): string[] {
  const inState = (state: Compared['state']) => people.filter((each) => each.state === state);
  const lines = (
    state: Compared['state'],
    title: string,
    rowsOf: (each: Compared) => string[][],
  ) => {
    const group = inState(state);
    return group.length > 0 ? section(`${title}: ${group.length}`, group.flatMap(rowsOf)) : [];
  };
  return [
    ...lines('new', 'New', ({ person, changes }) => [
      [
        `line ${person.line}`,
        person.email,
        person.name,
        // Name and address have columns of their own.
        ...changes.flatMap(({ field, after }) =>
          ['email', 'name'].includes(field) ? [] : `${field}: ${after}`,
        ),
      ],
    ]),
    ...lines('changed', 'Changed', ({ person, changes }) =>
      changes.map(({ field, before, after }) => [
        `line ${person.line}`,
        person.email,
        `${field}: ${before} → ${after}`,
      ]),
    ),
    ...lines('disabled', 'Disabled, so left as they are', ({ person }) => [
      [`line ${person.line}`, person.email, person.name],
    ]),
    ...(inState('same').length > 0 ? ['', `The same: ${inState('same').length}`] : []),
    ...reportOthers(others),
  ];
}

function reportOthers(others: readonly Account[]): string[] {
  if (others.length === 0) return [];
  const shown = others
    .slice(0, maxOthers)
    .map(({ localId, email, displayName, disabled }) => [
      email ?? localId,
      displayName ?? '',
      disabled ? 'disabled' : '',
    ]);
  const more = others.length > maxOthers ? [`  … and ${others.length - maxOthers} more`] : [];
  return [...section(`Not in the file, so left as they are: ${others.length}`, shown), ...more];
}

/** What the project has of the people in the file. */
export function reportAccounts(people: readonly Compared[]): string[] {
  const rows = people.map(({ person, account, state }) => {
    const claims = claimsOf(account);
    const values = [claims['plan'], claims['joinDate'], claims['buddy'], claims['manager']];
    return account
      ? [
          account.email ?? '',
          account.displayName ?? '',
          ...values.map(textOf),
          stateOf(account, state),
        ]
      : [person.email, '', '', '', '', '', 'no account'];
  });
  const header = ['email', 'name', 'plan', 'first day', 'buddy', 'manager', 'state'];
  return section('What the project has now', [header, ...rows]);
}

/** `lastLoginAt` is missing or 0 until somebody signs in. */
export const hasSignedIn = ({ lastLoginAt }: Account) => Number(lastLoginAt ?? 0) > 0;

function stateOf(account: Account, state: Compared['state']): string {
  if (account.disabled) return 'disabled';
  if (state === 'changed') return 'not as in the file';
  return hasSignedIn(account) ? 'has signed in' : 'has never signed in';
}

const section = (title: string, rows: readonly (readonly string[])[]) => [
  '',
  title,
  ...table(rows),
];

/** Columns of one width. */
function table(rows: readonly (readonly string[])[]): string[] {
  // A name that somebody else has set could move the cursor, or turn the text around.
  const shown = rows.map((row) =>
    row.map((cell) => cell.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '?')),
  );
  const widths: number[] = [];
  for (const row of shown) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    }
  }
  return shown.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}
