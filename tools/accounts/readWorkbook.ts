import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, type Zippable, zipSync } from 'fflate';
// Its unpacker for Node rejects archives written in one go, such as those of Apache POI.
import { readSheet } from 'read-excel-file/universal';
import { Failure } from '../run.mjs';
import { forTerminal } from '../text/text.ts';

/** A cell without a value of its own. The sentence continues a subject, such as “The plan”. */
export class Flaw {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

export type CellValue = string | number | boolean | Date | Flaw | null;

/** The cells of a file. Only a workbook has sheets and hidden parts. */
export interface Table {
  readonly rows: readonly (readonly CellValue[])[];
  readonly sheet?: string;
  readonly notes?: readonly string[];
}

const saveAgain =
  'Open the file in your spreadsheet program, and save it as “Excel Workbook (.xlsx)”.';
const unreadable = `This workbook cannot be read. ${saveAgain}`;

export const maxRows = 10_000;
const maxColumns = 256;
/** Of one unpacked part, with its empty cells and without. */
const maxPart = { unpacked: 80_000_000, read: 20_000_000 };
const tooLarge =
  'This workbook is too large. Copy the people, without the empty rows below them, into a new workbook.';

/** Reads one sheet of an `.xlsx` file: the one with this name, or the first visible one. */
export async function readWorkbook(file: Buffer, wanted?: string): Promise<Table> {
  try {
    return await readParts(file, wanted);
  } catch (error) {
    // A missing part is reported like invalid XML.
    throw error instanceof Failure ? error : new Failure(unreadable);
  }
}

async function readParts(file: Buffer, wanted: string | undefined): Promise<Table> {
  /** The parts that are read, so that the library unpacks no others. */
  const parts: Zippable = {};
  const part = (path: string) => {
    const xml = unpack(file, path);
    parts[path] = strToU8(xml);
    return parseXml(xml).root ?? new XmlElement('');
  };
  const pathOf = ({ attributes: { Target: target = '' } }: XmlElement) =>
    target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const workbook = part('xl/workbook.xml');
  const sheets = all(workbook, 'sheet');
  const nameOf = ({ attributes }: XmlElement) => attributes['name'] ?? '';
  const isWanted = (each: XmlElement) => nameOf(each).toLowerCase() === wanted?.toLowerCase();
  const isSeen = ({ attributes }: XmlElement) => !/hidden/i.test(attributes['state'] ?? '');
  const sheet = sheets.find(wanted === undefined ? isSeen : isWanted);
  if (!sheet) {
    throw new Failure(
      `There is no sheet "${wanted}". There are: ${forTerminal(sheets.map(nameOf).join(', '))}.`,
    );
  }
  const name = nameOf(sheet);
  const id = Object.entries(sheet.attributes).find(([key]) => key.endsWith(':id'))?.[1];
  const relations = all(part('xl/_rels/workbook.xml.rels'), 'Relationship');
  const content = part(
    pathOf(relations.find(({ attributes }) => attributes['Id'] === id) ?? sheet),
  );
  const styles = relations.filter(({ attributes: { Type: type = '' } }) =>
    /\/(?:styles|sharedStrings)$/.test(type),
  );
  for (const path of ['xl/styles.xml', 'xl/sharedStrings.xml', ...styles.map(pathOf)]) {
    const xml = unpack(file, path);
    if (xml) parts[path] = strToU8(xml);
  }
  for (const { attributes } of ['c', 'mergeCell', 'row'].flatMap((each) => all(content, each))) {
    const address = attributes['r'] ?? attributes['ref'];
    const [column, row] = placeOf(address);
    if (row > maxRows || column > maxColumns) {
      throw new Failure(
        `${name}!${address} is outside the part that is read, ${maxRows} rows and ${maxColumns} columns. Delete the rows and columns without people, and split a longer list.`,
      );
    }
  }
  const archive = new Uint8Array(zipSync(parts, { level: 0 }));
  const rows = (await readSheet(new Blob([archive]), name)) as unknown as CellValue[][];
  // The library only knows "1", but LibreOffice writes "true".
  if (all(workbook, 'workbookPr')[0]?.attributes['date1904'] === 'true') {
    for (const row of rows) {
      for (const [index, cell] of row.entries()) {
        if (cell instanceof Date) row[index] = new Date(cell.getTime() + from1904);
      }
    }
  }
  const set = (address: string | undefined, value: CellValue | undefined) => {
    const [column, number] = placeOf(address);
    if (value === undefined || !number) return;
    while (rows.length < number) rows.push([]);
    const row = rows[number - 1] ?? [];
    while (row.length < column) row.push(null);
    row[column - 1] = value;
  };
  for (const cell of all(content, 'c')) set(cell.attributes['r'], valueUnseen(cell));
  for (const { attributes } of all(content, 'mergeCell')) {
    set(
      attributes['ref'],
      new Flaw(`is merged (${attributes['ref']}). Unmerge it, and fill in each cell.`),
    );
  }
  const notes = [
    sheets.length > 1 && `Reading the sheet "${name}". To read another, use --sheet.`,
    tellHidden('rows', all(content, 'row'), ({ r }) => r),
    tellHidden('columns', all(content, 'col'), ({ min, max }) =>
      [...new Set([min, max])].map((each) => columnName(Number(each) - 1)).join(' to '),
    ),
  ];
  return { sheet: name, rows, notes: notes.filter((note) => typeof note === 'string') };
}

/** Column and row of an address such as `C3`, `C3:D4`, or `3`, counted from 1. */
function placeOf(address = ''): [column: number, row: number] {
  const [, letters = '', row] = /^([A-Z]*)(\d+)/.exec(address) ?? [];
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [column, Number(row ?? 0)];
}

/** Workbooks count days from 1900 or 1904. This is the difference. */
const from1904 = 1462 * 86_400_000;

/** The values that the library reads as an empty cell, or as a moment in this computer's time zone. */
function valueUnseen(cell: XmlElement): CellValue | undefined {
  const { t: type } = cell.attributes;
  const [value] = all(cell, 'v');
  const text = value?.text ?? '';
  if (type === 'e') return new Flaw(`contains the error ${text}. Correct it.`);
  if (type === 'd') return new Date(`${text.slice(0, 19)}${text[10] ? 'Z' : ''}`);
  // A formula may result in an empty text.
  const isEmptyText = type === 'str' && value;
  return text === '' && !isEmptyText && all(cell, 'f').length > 0
    ? new Flaw(`contains a formula without a result. ${saveAgain}`)
    : undefined;
}

function tellHidden(
  what: string,
  elements: readonly XmlElement[],
  nameOf: (attributes: Record<string, string>) => string | undefined,
) {
  const hidden = elements.filter(({ attributes }) =>
    /^(?:1|true)$/.test(attributes['hidden'] ?? ''),
  );
  const names = hidden.map(({ attributes }) => nameOf(attributes));
  return names.length > 0 && `Hidden ${what} are included: ${names.join(', ')}.`;
}

/** The text of a part, without its empty cells and rows: borders down to the last row are millions of them. */
function unpack(file: Buffer, path: string): string {
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (name === path && originalSize > maxPart.unpacked) throw new Failure(tooLarge);
    return name === path;
  };
  const bytes = unzipSync(file, { filter })[path] ?? new Uint8Array();
  const xml = strFromU8(bytes).replaceAll(emptyCell, '').replaceAll(emptyRow, '');
  if (xml.length > maxPart.read) throw new Failure(tooLarge);
  // The library reads text in a CDATA section as empty.
  if (xml.includes('<![CDATA[')) throw new Failure(unreadable);
  return xml;
}

const emptyCell = /<((?:\w+:)?c)\s[^<>]*(?:\/>|>(?:<(?:\w+:)?v ?\/>)?<\/\1>)/g;
/** Without its number, a row counts for those that follow. */
const emptyRow = /<((?:\w+:)?row)(?=\s[^<>]*?\br=)[^<>]*(?:\/>|>\s*<\/\1>)/g;

/** The elements with this name, at any depth. Some programs add a prefix: `x:row`. */
function all(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    return child.name.replace(/^.*:/, '') === name ? [child] : all(child, name);
  });
}

/** A, B, … Z, AA, as a spreadsheet names its columns. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
