import { commandLine } from '../text/commandLine.ts';
import type { Task } from './applyChanges.ts';
import { type Compared, type Comparison, idOf } from './compareAccounts.ts';

const maxOthers = 20;

/** The differences between the file and the project, as lines for the terminal. */
export function reportComparison({ people, others }: Comparison): string[] {
  const group = (state: Compared['state'], title: string, linesOf: (each: Compared) => string[]) =>
    section(
      title,
      people.filter((each) => each.state === state),
      linesOf,
    );
  const byName = new Map(others.map((each) => [nameKey(each.displayName), each]));
  return [
    ...group('new', 'New', ({ person: { at, email, name }, changes }) => {
      // The name and address come first, without their column names.
      const values = changes.slice(2).map(({ field, after }) => `${field}: ${after}`);
      const other = byName.get(nameKey(name));
      const question = `${at('email')}  Same name as ${other?.email}, which is not in the file. If this is the same person, enter "${other && idOf(other)}" as the id.`;
      return [[at('email'), email, name, ...values].join('  '), ...(other ? [question] : [])];
    }),
    ...group('changed', 'Changed', ({ person: { at, email }, changes }) =>
      changes.map(
        ({ field, before, after }) => `${at('email')}  ${email}  ${field}: ${before} → ${after}`,
      ),
    ),
    ...group('disabled', 'Disabled, so left unchanged', ({ person: { at, email, name } }) => [
      `${at('email')}  ${email}  ${name}`,
    ]),
    ...group('refused', 'Refused, so left unchanged', ({ person, reason }) => [
      `${person.at(reason?.column ?? 'email')}  ${reason?.message}`,
    ]),
    ...group('same', 'Unchanged', () => []),
    ...section('Not in the file, so left unchanged', others, (each) => {
      const { localId, email = localId, displayName, disabled } = each;
      const place = others.indexOf(each);
      if (place === maxOthers) return [`… and ${others.length - maxOthers} more`];
      const texts = [email, displayName, disabled && 'disabled'];
      return place < maxOthers ? [texts.filter(Boolean).join('  ')] : [];
    }),
  ];
}

const nameKey = (name = '') => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function section<Item>(
  title: string,
  items: readonly Item[],
  linesOf: (item: Item) => readonly string[],
): string[] {
  if (items.length === 0) return [];
  return ['', `${title}: ${items.length}`, ...items.flatMap(linesOf).map((line) => `  ${line}`)];
}

/** The tasks done, unknown, and not done, and the command for the rest. */
export function reportStop(
  tasks: readonly Task[],
  file: string,
  options: Readonly<Record<string, string | boolean | undefined>>,
): string[] {
  const list = (outcome: Task['outcome'], title: string) =>
    section(
      title,
      tasks.filter((task) => task.outcome === outcome),
      ({ what, person }) => [`${what}  ${person.email}`],
    );
  const next = tasks.find(
    ({ what, outcome }) => what === 'email' && outcome !== 'done' && outcome !== 'refused',
  );
  // Before the first email, the command begins where it was told to.
  const again = Object.entries({ ...options, ...(next && { from: next.person.email }) });
  const words = again.flatMap(([name, value]) => {
    if (typeof value !== 'string') return `--${name}`;
    return value.startsWith('-') ? `--${name}=${value}` : [`--${name}`, value];
  });
  return [
    '',
    'Stopped early.',
    ...list('done', 'Done'),
    ...list('refused', 'Refused'),
    ...list('unknown', 'Unknown, because there was no response'),
    ...list('not done', 'Not done'),
    '',
    `To finish, run: npm run accounts -- ${commandLine([file.replace(/^-/, './-'), ...words])}`,
  ];
}
