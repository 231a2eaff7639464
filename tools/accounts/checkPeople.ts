import * as v from 'valibot';
import { languages } from '#components/words/languages.ts';
import { readDay } from '#features/onboarding/plan/days.ts';
import { readPerson } from '#features/onboarding/plan/readPerson.ts';
import { checkAddress } from '../text/checkAddress.ts';
import { oneLine } from '../text/oneLine.ts';
import { shorten } from '../text/text.ts';
import { type Column, columns, type PeopleFile, type Problem, type Row } from './readPeople.ts';

/** A contact of the employee, as written in the file. */
export interface WrittenContact {
  readonly name: string;
  readonly link: string | undefined;
}

/** An empty text removes a claim. A claim whose column is missing is undefined, and stays as it is. */
export type PersonClaims = Partial<
  Record<'plan' | 'joinDate', string | undefined> &
    Record<'buddy' | 'manager', WrittenContact | '' | undefined>
>;

export interface Person {
  readonly line: number;
  /** Names the place of a cell in the file. */
  readonly at: (column: Column) => string;
  readonly id: string | undefined;
  /** In lowercase, as Firebase stores it. */
  readonly email: string;
  readonly name: string;
  readonly language: string | undefined;
  readonly claims: PersonClaims;
}

/** Checks everything that does not depend on the accounts. Nothing with a problem may be sent. */
export function checkPeople(
  file: PeopleFile,
  plans: readonly string[],
): { people: Person[]; problems: Problem[] } {
  const unread = new Set(file.problems.map(({ line }) => line));
  const checks = file.rows
    .filter(({ line }) => !unread.has(line))
    .map((row) => checkRow(row, plans, file.at));
  const people = checks.map(({ person }) => person);
  const problems = [
    ...file.problems,
    ...checks.flatMap((check) => check.problems),
    ...findRepeated('email', people),
    ...findRepeated('id', people),
  ];
  return { people, problems: problems.toSorted((one, other) => one.line - other.line) };
}

function checkRow({ line, cells }: Row, plans: readonly string[], at: PeopleFile['at']) {
  const problems = new Map<Column, Problem>();
  // Only the first problem of a cell is reported.
  const report = (column: Column, message: string) => {
    if (!problems.has(column)) problems.set(column, { line, at: at(line, column), message });
  };

  for (const column of columns) {
    const text = cells[column];
    if (!text) continue;
    const message = checkText(column, text);
    if (message) report(column, message);
  }
  const { email = '', name = '', plan, id, language, 'first day': day } = cells;
  if (email === '')
    report('email', 'The email is missing. Enter the address the person signs in with.');
  else if (/[^ -~]/.test(email)) {
    report(
      'email',
      `The email "${shorten(email)}" contains an invisible character, or one that addresses cannot contain. Type it again.`,
    );
  } else if (email.includes(' ')) {
    report('email', `The email "${shorten(email)}" contains a space. Remove it.`);
  } else if (!isAddress(email)) {
    report('email', `The email "${shorten(email)}" is not an address such as anna@example.com.`);
  }
  if (name === '') report('name', 'The name is missing. Write it as the portal should show it.');
  if (plan && !plans.includes(plan)) {
    const meant = plans.find((each) => each === plan.toLowerCase());
    const remedy = meant ? `Write it as ${meant}.` : `There are ${plans.join(', ')}.`;
    report('plan', `There is no plan "${shorten(plan)}". ${remedy}`);
  }
  if (day && !readDay(day)) {
    report('first day', `The first day "${shorten(day)}" is not a date. ${dayRule}`);
  }
  if (id && /^\d+(?:\.0|(?:[.,]\d*)?E\+\d+)$/i.test(id.slice(0, 30))) {
    report(
      'id',
      `The spreadsheet has rewritten the id as "${id}". Format the column as text, and type it again.`,
    );
  }
  if (language && !isLanguage(language)) {
    const meant = languageMeant(language);
    const remedy = meant ? `Write ${meant}.` : 'Write a code, such as de.';
    report('language', `The language "${shorten(language)}" is not a language code. ${remedy}`);
  }
  const contact = (role: 'buddy' | 'manager') => {
    const who = cells[role];
    const written = cells[`${role} link`];
    const link = written && completeLink(written);
    const shown = readPerson({ name: who || role, link });
    if (!shown)
      report(role, `The ${role} "${shorten(who ?? '')}" needs at least one letter. Write a name.`);
    else if (link && (!shown.link || checkAddress(link))) {
      report(`${role} link`, `The ${role} link "${shorten(link)}" does not work. ${linkRule}`);
    }
    if (who === '' && link) {
      report(role, `The ${role} is missing. Write who the ${role} link leads to.`);
    }
    return who && { name: who, link };
  };
  const person: Person = {
    line,
    at: (column) => at(line, column),
    id: id || undefined,
    email: email.toLowerCase(),
    name,
    language: language || undefined,
    claims: {
      plan,
      joinDate: day,
      buddy: contact('buddy'),
      manager: contact('manager'),
    },
  };
  return { person, problems: [...problems.values()] };
}

const dayRule = 'Type it as a date in the spreadsheet, or as text in the form YYYY-MM-DD.';

const linkRule =
  'Write an address such as anna@example.com, or begin with mailto:, tel:, or https://, without spaces and with at most 500 characters.';

function checkText(column: Column, text: string): string | undefined {
  // Chat links are long. What the portal shows of them is checked separately.
  const rule = column.endsWith(' link') ? oneLine(column, Infinity) : oneLine(column);
  const [issue] = v.safeParse(rule, text, { abortPipeEarly: true }).issues ?? [];
  if (issue) return issue.message;
  if (/^(?:=|#NV$|#[^\s!?/]*[!?/]\S*$|Err:\d+$)/.test(text)) {
    return `The ${column} is "${shorten(text)}", a formula or its error. Write the text itself.`;
  }
  if (!/^(?:n[./]a\.?|tb[acd]|[\p{P}\p{S}\s]+)$/iu.test(text)) return undefined;
  return column === 'first day'
    ? `The first day "${shorten(text)}" is not a date. Clear the cell until you know the day.`
    : `The ${column} is "${shorten(text)}", which is not a value. Fill it in, or clear the cell.`;
}

/**
 * HTML's rule, which the sign-in form's field follows too, plus a domain with a dot. No address is longer than 320
 * characters.
 */
const isAddress = (text: string) =>
  text.length <= 320 && v.RFC_EMAIL_REGEX.test(text) && text.includes('.', text.indexOf('@') + 2);

const completeLink = (written: string) => (isAddress(written) ? `mailto:${written}` : written);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Firebase wants the canonical tag: `de`, not `ger`, which `Intl` accepts as well. */
function isLanguage(tag: string): boolean {
  try {
    const [today] = Intl.getCanonicalLocales(tag);
    return today?.toLowerCase() === tag.toLowerCase() && languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** The language of the portal meant by `DE`, `de-AT`, `German`, or `Deutsch`. */
function languageMeant(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  const [first = ''] = text.split(/[-_]/);
  return Object.entries(languages).find(([tag, { name }]) =>
    [tag, languageNames.of(tag) ?? tag, name].some((each) =>
      [text, first].includes(each.toLowerCase()),
    ),
  )?.[0];
}

function findRepeated(column: 'email' | 'id', people: readonly Person[]): Problem[] {
  const places = new Map<string, string>();
  return people.flatMap(({ line, at, [column]: value }) => {
    if (!value) return [];
    const place = at(column);
    const first = places.get(value);
    if (first === undefined) places.set(value, place);
    const message = `The ${column} "${value}" is in ${first} already. Correct or remove one of them.`;
    return first === undefined ? [] : [{ line, at: place, message }];
  });
}
