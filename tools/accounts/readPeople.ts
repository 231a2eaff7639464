import Papa from 'papaparse';
import { likelyKey } from '../text/likelyKey.ts';
import type { Problem } from '../text/problem.ts';
import { plainText } from '../text/text.ts';

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

/** A row below the names of the columns. */
export interface Row {
  /** The number that a spreadsheet shows beside the row. */
  readonly line: number;
  /** Without white space and unseen characters around them. A cell that the row lacks is empty; a column that the file lacks is undefined. */
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface PeopleFile {
  readonly encoding: string;
  readonly columns: ReadonlySet<Column>;
  /** The other names in the line of column names. */
  readonly unknown: readonly string[];
  readonly headerLine: number;
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
}

const workbook =
  'This is a workbook, whatever its name ends in. Open it in your spreadsheet program and save it as CSV, in Excel as “CSV UTF-8”.';
const noNames = `The first line has to name the columns: ${columns.join(', ')}. Remove what is above the names, or rename the columns.`;
const openQuotes =
  'A quotation mark begins a text here and does not end it. Remove it, or write another one at the end of the text.';
const unnamed =
  'has a text, but its column has no name in the first line. Name the column, or put a text that contains a comma or semicolon in quotes.';

/** Reads CSV as spreadsheet programs write it. The first row that is not blank names the columns. */
export function readPeople(bytes: Uint8Array): PeopleFile {
  const { text, encoding } = decode(bytes);
  const { data, errors } = parse(plainText(text));
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(withoutUnseenEnds) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header = { line: 1, cells: [] }, ...people] = rows;
  const names = header.cells.map((name) => likelyKey(name, columns));
  const file = {
    encoding,
    columns: new Set(names.filter(isColumn)),
    unknown: names.filter((name) => name !== '' && !isColumn(name)),
    headerLine: header.line,
    rows: people.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        names.flatMap((name, index) => (isColumn(name) ? [[name, cells[index] ?? '']] : [])),
      ),
    })),
  };
  const [error] = errors;
  if (isWorkbook(bytes)) return { ...file, problems: [{ line: 1, message: workbook }] };
  // What comes after the open quotation mark is not read as it is meant.
  if (error) return { ...file, problems: [{ line: (error.row ?? 0) + 1, message: openQuotes }] };
  if (file.columns.size === 0) {
    return { ...file, problems: [{ line: header.line, message: noNames }] };
  }
  const repeated = [...file.columns].filter(
    (name) => names.indexOf(name) < names.lastIndexOf(name),
  );
  const problems = [
    ...repeated.map((name) => ({
      line: header.line,
      message: `There are two columns "${name}". Rename or remove one.`,
    })),
    ...people.flatMap(({ line, cells }) => {
      const index = cells.findIndex((cell, place) => cell !== '' && !names[place]);
      return index < 0 ? [] : [{ line, message: `Cell ${index + 1} ${unnamed}` }];
    }),
  ];
  return { ...file, problems };
}

/** Mail programs copy an address together with marks for the direction of writing. */
const withoutUnseenEnds = (text: string) => text.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Workbooks of today are archives; those of before 2007 begin with D0 CF. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Excel writes UTF-8, UTF-16 ("Unicode Text"), or the code page of Windows, which is 1252 in Western Europe. */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (startsWith(bytes, 0xff, 0xfe)) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // Without `stream`, Node takes Windows-1252 for Latin-1 and loses `’` and `Š`.
    const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    return { text, encoding: 'Windows-1252' };
  }
}

/** With the delimiter by which the line of column names has most of the names that we know. */
function parse(text: string) {
  const [header = ''] = /^.*\p{L}.*$/mu.exec(text) ?? [];
  const [delimiter] = [',', ';', '\t']
    .map((each) => {
      const [cells = []] = Papa.parse<string[]>(header, { delimiter: each }).data;
      const known = cells.filter((cell) => isColumn(likelyKey(cell.trim(), columns)));
      return [each, known.length] as const;
    })
    .reduce((best, each) => (each[1] > best[1] ? each : best));
  return Papa.parse<string[]>(text, { delimiter });
}
