import { readDay } from '#features/onboarding/plan/days.ts';
import { Failure } from '../run.mjs';
import {
  type CellValue,
  columnName,
  Flaw,
  maxRows,
  readWorkbook,
  type Table,
} from './readWorkbook.ts';

export const columns = [
  'email',
  'name',
  'plan',
  'first day',
  'id',
  'language',
  'buddy',
  'buddy link',
  'manager',
  'manager link',
] as const;

export type Column = (typeof columns)[number];

const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);
const isUnknown = (name: string) => name !== '' && !isColumn(name);

/** A thing to fix in a file, and its place: `People!D4`, or `line 4`. */
export interface Problem {
  readonly line: number;
  readonly at: string;
  readonly message: string;
}

/** A row below the column names. */
export interface Row {
  /** The number that a spreadsheet shows beside the row. */
  readonly line: number;
  /**
   * Without white space and invisible characters at the ends. A cell missing from the row is empty; a column missing
   * from the file is undefined.
   */
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface PeopleFile {
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
  /** Facts that a reader of the file might overlook. */
  readonly notes: readonly string[];
  /** Names the place of a line, or of a cell in it. */
  readonly at: (line: number, column?: Column) => string;
}

/** No name, link, or address is longer. */
const maxCell = 1000;
const noNames = `The first line has to name the columns: ${columns.join(', ')}. Remove what is above the names, or rename the columns.`;
const unnamed =
  'This cell is in a column without a name. Name the column in the first line, or clear the cell.';
const notCsv =
  'CSV has to be UTF-8, with commas or semicolons between the cells. Give the command the workbook (.xlsx) itself, or save it as CSV UTF-8.';

/** Reads a workbook, or CSV as programs write it. The first row that is not blank names the columns. */
export async function readPeople(file: Buffer, sheet?: string): Promise<PeopleFile> {
  const isWorkbook = file.toString('latin1', 0, 2) === 'PK';
  const table: Table = isWorkbook ? await readWorkbook(file, sheet) : { rows: readCsv(file) };
  const rows = table.rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map((each) => each ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header = { line: 1, cells: [] }, ...people] = rows;
  const names = header.cells.map((cell) => columnMeant(headerName(cell)));
  const place = (line: number, index?: number) =>
    table.sheet === undefined ? `line ${line}` : `${table.sheet}!${columnName(index ?? 0)}${line}`;
  const at = (line: number, column?: Column) =>
    place(line, column && Math.max(names.indexOf(column), 0));
  const problems = checkHeader(names, people.length).map(({ index, message }) => {
    return { line: header.line, at: place(header.line, index), message };
  });
  // Without the column names, nothing else can be checked.
  if (problems.length > 0) return { rows: [], problems, notes: table.notes ?? [], at };
  const absent = columns.filter((column) => !names.includes(column));
  const unknown = names.filter(isUnknown);
  const notes = [
    ...(table.notes ?? []),
    ...unknown.map((name) => `The column "${name}" is ignored.`),
    ...(unknown.length > 0 && absent.length > 0
      ? [`The file can also have these columns: ${absent.join(', ')}.`]
      : []),
  ];
  const read = people.map(({ line, cells }) => {
    const texts: Partial<Record<Column, string>> = {};
    for (const [index, cell] of names.entries()) {
      if (!isColumn(cell)) continue;
      const { text = '', message } = readCell(cells[index] ?? '', cell);
      texts[cell] = text;
      if (message)
        problems.push({ line, at: place(line, index), message: `The ${cell} ${message}` });
    }
    const outside = cells.findIndex((cell, index) => cell !== '' && !names[index]);
    if (outside >= 0) problems.push({ line, at: place(line, outside), message: unnamed });
    return { line, cells: texts };
  });
  return { rows: read, problems, notes, at };
}

const required: readonly Column[] = ['email', 'name', 'plan', 'first day'];

/** The problems of the column names, each at a column, or at the first one. */
function checkHeader(
  names: readonly string[],
  people: number,
): { index?: number; message: string }[] {
  if (!names.some(isColumn)) return [{ message: noNames }];
  const repeated = columns.filter((name) => names.indexOf(name) < names.lastIndexOf(name));
  const missing = required.filter((column) => !names.includes(column));
  const unknown = names.filter(isUnknown);
  const remedy =
    unknown.length > 0
      ? `Rename the column ${unknown.map((name) => `"${name}"`).join(' or ')}, or add one.`
      : 'Add it.';
  const lonely = (['buddy', 'manager'] as const).filter(
    (role) => names.includes(`${role} link`) && !names.includes(role),
  );
  return [
    ...repeated.map((name) => {
      const message = `There are two columns "${name}". Rename or remove one.`;
      return { index: names.lastIndexOf(name), message };
    }),
    ...missing.map((name) => {
      const message = `There is no column "${name}". ${remedy}`;
      return { index: Math.max(names.findIndex(isUnknown), 0), message };
    }),
    ...lonely.map((role) => {
      const message = `The column "${role} link" needs a column "${role}". ${remedy}`;
      return { index: names.indexOf(`${role} link`), message };
    }),
    ...(people === 0 ? [{ message: 'There are no people below the column names.' }] : []),
  ];
}

/** The column of that name, whatever its case and the signs between its words. */
function columnMeant(written: string): string {
  const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[\s._-]/g, '');
  return columns.find((column) => lettersOf(column) === lettersOf(written)) ?? written;
}

const headerName = (cell: CellValue) =>
  typeof cell === 'string' ? cell.trim().replaceAll(/\s+/g, ' ') : '';

/** Accepts only a date as a date and a text as a text, because a spreadsheet may show either differently. */
function readCell(value: CellValue, column: Column): { text?: string; message?: string } {
  if (value instanceof Flaw) return { message: value.message };
  if (column === 'first day' && typeof value !== 'string') {
    const isDate = value instanceof Date;
    const isValid = isDate && !Number.isNaN(value.getTime());
    const day = isValid ? readDay(value.toISOString().slice(0, 10)) : undefined;
    if (day) return { text: day };
    const kind = isDate ? 'a date outside of 1900 to 2099' : describeKind(value);
    return { message: `is ${kind}. Format the cell as a date, and type the day again.` };
  }
  if (typeof value !== 'string') {
    return { message: `is ${describeKind(value)}. Format the cell as text, and type it again.` };
  }
  const text = value.trim();
  if (text.length > maxCell) return { message: `has more than ${maxCell} characters. Shorten it.` };
  return { text: text.replaceAll(unseenEnds, '') };
}

/** Email programs copy addresses together with direction marks. */
const unseenEnds = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

function describeKind(value: number | boolean | Date | Flaw | null): string {
  if (typeof value === 'number') return `the number ${value}`;
  return value instanceof Date ? 'a date' : value ? 'TRUE' : 'FALSE';
}

/** The format of Excel before 2007, also used for encrypted workbooks. */
const oldFile =
  'This workbook is in an old format, or has a password. Open it in your spreadsheet program, and save it as “Excel Workbook (.xlsx)”, without a password.';

/** CSV as in RFC 4180, with a comma or a semicolon between the cells. */
function readCsv(file: Buffer): string[][] {
  if (file.toString('hex', 0, 4) === 'd0cf11e0') throw new Failure(oldFile);
  let text = '\t';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // Other encodings are refused, as tabs are.
  }
  if (/^.*\t/.test(text)) throw new Failure(notCsv);
  const delimiter = /^[^,;\r\n]*;/.test(text.trimStart()) ? ';' : ',';
  const cell = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^"${delimiter}\r\n]*)(${delimiter}|\r\n?|\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, written = '', end] = cell.exec(text) ?? [];
    if (end === undefined) {
      throw new Failure(
        `line ${rows.length}  A quotation mark is in the wrong place. In CSV, they go at both ends of a cell, and are doubled inside it. ${notCsv}`,
      );
    }
    rows
      .at(-1)
      ?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end !== delimiter) rows.push([]);
    if (rows.length > maxRows + 1) {
      throw new Failure(`This file has more than ${maxRows} lines. Split it into several.`);
    }
  }
  return rows;
}
