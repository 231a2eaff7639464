import { type Compared, type Comparison, idOf } from './compareAccounts.ts';
import type { Account } from './identityAdmin.ts';

const maxOthers = 20;

/** A text that others wrote could move the cursor, or turn the line around. */
export const shown = (text: string) => text.replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, '?');

/** What differs between the file and the project, as lines for the terminal. */
export function reportComparison({ people, others }: Comparison): string[] {
  const lines = (
    state: Compared['state'],
    title: string,
    rowsOf: (each: Compared) => string[][],
  ) => {
    const group = people.filter((each) => each.state === state);
    return group.length > 0 ? section(`${title}: ${group.length}`, group.flatMap(rowsOf)) : [];
  };
  const byName = new Map(others.map((each) => [nameKey(each.displayName), each]));
  return [
    ...lines('new', 'New', ({ person: { at, email, name }, changes }) => {
      const values = changes.map(({ field, after }) => `${field}: ${after}`);
      const other = byName.get(nameKey(name));
      const question = `has the name of ${other?.email}, which is not in the file: the same person? Then write "${other && idOf(other)}" as the id.`;
      // Name and address come first, without their columns.
      return [[at, email, name, ...values.slice(2)], ...(other ? [[at, question]] : [])];
    }),
    ...lines('changed', 'Changed', ({ person, changes }) =>
      changes.map(({ field, before, after }) => [
        person.at,
        person.email,
        `${field}: ${before} → ${after}`,
      ]),
    ),
    ...lines('disabled', 'Disabled, so left as they are', ({ person }) => [
      [person.at, person.email, person.name],
    ]),
    ...lines('refused', 'Refused, so left as they are', ({ person, reason = '' }) => [
      [person.at, reason],
    ]),
    ...lines('same', 'The same', () => []),
    ...reportOthers(others),
  ];
}

const nameKey = (name = '') => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function reportOthers(others: readonly Account[]): string[] {
  if (others.length === 0) return [];
  const rows = others
    .slice(0, maxOthers)
    .map(({ localId, email = localId, displayName = '', disabled }) => [
      email,
      displayName,
      disabled ? 'disabled' : '',
    ]);
  const more = others.length > maxOthers ? [`  … and ${others.length - maxOthers} more`] : [];
  return [...section(`Not in the file, so left as they are: ${others.length}`, rows), ...more];
}

const section = (title: string, rows: readonly (readonly string[])[]) => [
  '',
  title,
  ...rows.map(
    (row) =>
      `  ${row
        .filter((cell) => cell !== '')
        .map(shown)
        .join('  ')}`,
  ),
];
