import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';
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

/** Reads one sheet of an `.xlsx` file: the one with this name, or the first visible one. */
export async function readWorkbook(file: Buffer, wanted?: string): Promise<Table> {
  const part = unpack(file);
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
  const { Target: target = '' } =
    relations.find((each) => each.attributes['Id'] === id)?.attributes ?? {};
  const content = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  const read = await readSheet(new Blob([new Uint8Array(file)]), name).catch(() => {
    throw new Failure(unreadable);
  });
  const rows = read as unknown as CellValue[][];
  // The library only knows "1", but LibreOffice writes "true".
  if (all(workbook, 'workbookPr')[0]?.attributes['date1904'] === 'true') {
    for (const row of rows) {
      for (const [index, cell] of row.entries()) {
        if (cell instanceof Date) row[index] = new Date(cell.getTime() + from1904);
      }
    }
  }
  const set = (address: string | undefined, value: CellValue | undefined) => {
    const [, letters = '', number] = /^([A-Z]{1,3})(\d{1,7})\b/.exec(address ?? '') ?? [];
    const column = letters
      .split('')
      .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (value === undefined || !number) return;
    while (rows.length < Number(number)) rows.push([]);
    const row = rows[Number(number) - 1] ?? [];
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
    sheets.length > 1 && `The sheet "${name}" is read. --sheet names another.`,
    tellHidden('rows', all(content, 'row'), ({ r }) => r),
    tellHidden('columns', all(content, 'col'), ({ min, max }) =>
      [...new Set([min, max])].map((each) => columnName(Number(each) - 1)).join(' to '),
    ),
  ];
  return { sheet: name, rows, notes: notes.filter((note) => typeof note === 'string') };
}

/** Workbooks count days from 1900 or 1904. This is the difference. */
const from1904 = 1462 * 86_400_000;

/** The values that the library reads as an empty cell, or as a moment in this computer's time zone. */
function valueUnseen(cell: XmlElement): CellValue | undefined {
  const { t: type } = cell.attributes;
  const [value] = all(cell, 'v');
  const text = value?.text ?? '';
  if (type === 'e') return new Flaw(`holds the error ${text}. Correct it.`);
  if (type === 'd') return new Date(`${text.slice(0, 19)}${text[10] ? 'Z' : ''}`);
  // A formula may result in an empty text.
  const isEmptyText = type === 'str' && value;
  return text === '' && !isEmptyText && all(cell, 'f').length > 0
    ? new Flaw(`holds a formula without a result. ${saveAgain}`)
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
  return names.length > 0 && `Hidden ${what} are read, too: ${names.join(', ')}.`;
}

/** Returns the parts of the file by path. */
function unpack(file: Buffer): (path: string) => XmlElement {
  const attempt = <Result>(read: () => Result | null | false): Result => {
    try {
      const result = read();
      if (result) return result;
    } catch {
      // A missing part is reported like invalid XML.
    }
    throw new Failure(unreadable);
  };
  const parts = attempt(() => {
    const found = unzipSync(file, { filter: ({ name }) => /^xl\/.*\.(?:xml|rels)$/.test(name) });
    // The library reads text in a CDATA section as empty.
    const hasSection = (bytes: Uint8Array) => Buffer.from(bytes).includes('<![CDATA[');
    return !Object.values(found).some(hasSection) && found;
  });
  return (path) => attempt(() => parseXml(strFromU8(parts[path] ?? new Uint8Array())).root);
}

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
