import { closestMatch } from 'leven';
import * as v from 'valibot';
import { readPerson } from '#features/onboarding/plan/readPerson.ts';
import { checkAddress } from '../text/checkAddress.ts';
import { oneLine } from '../text/oneLine.ts';
import type { Problem } from '../text/problem.ts';
import { shorten } from '../text/text.ts';
import { type DayCell, readDays } from './readDays.ts';
import { type Column, columns, type PeopleFile, type Row } from './readPeople.ts';

/** Somebody whom the employee can ask, as the file has it. */
export interface WrittenContact {
  readonly name: string;
  readonly link: string | undefined;
}

/** An empty text takes a claim away. A claim whose column is missing is undefined, and left as it is. */
export interface PersonClaims {
  readonly plan?: string | undefined;
  readonly joinDate?: string | undefined;
  readonly buddy?: WrittenContact | '' | undefined;
  readonly manager?: WrittenContact | '' | undefined;
}

export interface Person {
  readonly line: number;
  readonly id: string | undefined;
  /** In small letters, as Firebase keeps it. */
  readonly email: string;
  readonly name: string;
  readonly language: string | undefined;
  readonly claims: PersonClaims;
}

const required: readonly Column[] = ['email', 'name', 'plan', 'first day'];

/** Checks everything that can be told without the accounts. Whatever has a problem is not to be sent. */
export function checkPeople(
  file: PeopleFile,
  plans: readonly string[],
): { people: Person[]; problems: Problem[] } {
  const missing = checkColumns(file);
  if (file.problems.length + missing.length > 0) {
    return { people: [], problems: [...file.problems, ...missing] };
  }
  const days = readDays(file.rows.map(({ cells }) => cells['first day'] ?? ''));
  const checks = file.rows.map((row, index) => checkRow(row, plans, days[index]));
  const people = checks.map(({ person }) => person);
  const problems = [
    ...checks.flatMap((check) => check.problems),
    ...findRepeated('address', people, ({ email }) => email),
    ...findRepeated('id', people, ({ id }) => id),
  ];
  return { people, problems: problems.toSorted((one, other) => one.line - other.line) };
}

const nearestOf = (written: string, known: readonly string[]) =>
  closestMatch(written.toLowerCase(), known, { maxDistance: 2 });

/** “Did you mean …?”, or nothing. */
export function suggest(written: string, known: readonly string[]): string {
  const nearest = nearestOf(written, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function checkColumns({ columns: found, unknown, headerLine, rows }: PeopleFile): Problem[] {
  const report = (message: string) => ({ line: headerLine, message });
  if (found.size === 0) return [];
  const missing = required.filter((column) => !found.has(column));
  const lonely = (['buddy', 'manager'] as const).filter(
    (role) => found.has(`${role} link`) && !found.has(role),
  );
  return [
    ...missing.map((column) => {
      const near = unknown.find((each) => nearestOf(each, missing) === column);
      const remedy = near === undefined ? 'Add it' : `Rename "${shorten(near)}"`;
      return report(`There is no column "${column}". ${remedy}: the first line names the columns.`);
    }),
    ...lonely.map((role) => report(`The column "${role} link" needs a column "${role}".`)),
    ...(rows.length === 0 ? [report('There is nobody below the names of the columns.')] : []),
  ];
}

function checkRow({ line, cells }: Row, plans: readonly string[], day: DayCell | undefined) {
  const problems: Problem[] = [];
  const report = (message: string) => void problems.push({ line, message });

  for (const column of columns) {
    const text = cells[column];
    if (!text) continue;
    // Links of chats are long. What the portal shows of them is checked below.
    const rule = column.endsWith(' link') ? oneLine(column, Infinity) : oneLine(column);
    const [issue] = v.safeParse(rule, text, { abortPipeEarly: true }).issues ?? [];
    if (issue) report(issue.message);
    else if (spreadsheetError.test(text)) {
      report(`The ${column} is "${text}", with which a spreadsheet reports an error. Correct it.`);
    }
  }
  const { email = '', name = '', plan, id, language } = cells;
  if (email === '') report('The email is missing. Write the address to sign in with.');
  else if (/[^ -~]/.test(email)) {
    report(
      `The email "${shorten(email)}" has a letter that is not seen, or that addresses do not have. Type it again.`,
    );
  } else if (!isAddress(email)) {
    report(`The email "${shorten(email)}" is not an address such as anna@company.com.`);
  }
  if (name === '') report('The name is missing. Write it as the portal should show it.');
  if (plan && !plans.includes(plan)) {
    const known = suggest(plan, plans) || ` There are ${plans.join(', ')}.`;
    report(`There is no plan "${shorten(plan)}".${known}`);
  }
  if (cells['first day'] && day && 'message' in day) report(day.message);
  if (id && /^\d+[.,]?\d*E\+\d+$/i.test(id)) {
    report(`The id "${id}" is a number that was shortened. Format the column as text.`);
  }
  if (language && !/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(language)) {
    report(`The language "${language}" is not known. Write its short form, for example de.`);
  }
  const contact = (role: 'buddy' | 'manager') => {
    const who = cells[role];
    const written = cells[`${role} link`];
    const link = written && completeLink(written);
    const shown = readPerson({ name: who || role, link });
    if (!shown) report(`The ${role} "${shorten(who ?? '')}" has no letter. Write a name.`);
    else if (link && (!shown.link || checkAddress(link))) {
      report(`The ${role} link "${shorten(link)}" leads nowhere. ${linkRule}`);
    }
    if (who === '' && link) report(`The ${role} is missing. Write whom the ${role} link leads to.`);
    return who && { name: who, link };
  };
  const person: Person = {
    line,
    id: id || undefined,
    email: email.toLowerCase(),
    name,
    language: language || undefined,
    claims: {
      plan,
      joinDate: cells['first day'] && day && 'day' in day ? day.day : '',
      buddy: contact('buddy'),
      manager: contact('manager'),
    },
  };
  return { person, problems };
}

const linkRule =
  'Write an address such as anna@company.com, or begin with mailto:, tel:, or https://, without spaces and with at most 500 characters.';

/** Excel's are `#N/A` and `#DIV/0!`, for example, and `#NV` in German. LibreOffice has `Err:502`, too. */
const spreadsheetError = /^(?:#NV|#\S*[!?/]\S*|Err:\d+)$/;

/** HTML's rule, by which the sign-in form's field goes too, and a domain with a dot. */
const isAddress = (text: string) => v.RFC_EMAIL_REGEX.test(text) && /@.+\../.test(text);

const completeLink = (written: string) => (isAddress(written) ? `mailto:${written}` : written);

function findRepeated(
  what: string,
  people: readonly Person[],
  keyOf: (person: Person) => string | undefined,
): Problem[] {
  const lines = new Map<string, number>();
  return people.flatMap((person) => {
    const key = keyOf(person);
    if (!key) return [];
    const first = lines.get(key);
    if (first === undefined) lines.set(key, person.line);
    const message = `The ${what} "${key}" is in line ${first} already. Correct or remove one of them.`;
    return first === undefined ? [] : [{ line: person.line, message }];
  });
}
