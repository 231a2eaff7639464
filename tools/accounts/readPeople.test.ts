import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { columns, readPeople } from './readPeople.ts';
import { readWorkbook } from './readWorkbook.ts';

const csv = (text: string) => readPeople(Buffer.from(text));

/** A workbook of one sheet with these rows. Style 1 is a date. */
function workbook(rows: string, { properties = '', sheet = '', unread = '' } = {}) {
  const parts = {
    'xl/workbook.xml': `<workbook>${properties}<sheets><sheet name="Notes" state="hidden" r:id="b"/><sheet name="People" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${['a', 'b'].map((id) => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${id}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/a.xml': `<worksheet><sheetData>${rows}</sheetData>${sheet}</worksheet>`,
    'xl/unread.xml': unread,
    'xl/b.xml': `<worksheet><sheetData><row r="1">${text('A1', 'email')}</row></sheetData></worksheet>`,
  };
  return zip(parts);
}

/** Written in one go, without the sizes in front, as Apache POI does. */
function zip(parts: Record<string, string>) {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((_error, chunk) => void chunks.push(chunk));
  for (const [name, xml] of Object.entries(parts)) {
    const entry = new ZipDeflate(name);
    archive.add(entry);
    entry.push(strToU8(xml), true);
  }
  archive.end();
  return Buffer.concat(chunks);
}

const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const named = ['email', 'First\nDay', 'id', 'name', 'plan'];
const names = `<row r="1">${named.map((name, index) => text(`${'ABCDE'[index]}1`, name)).join('')}</row>`;
const row = (cells: string) => `${names}<row r="2">${text('A2', 'a@b.test')}${cells}</row>`;

describe('a workbook', () => {
  it('gives a day and an id as it shows them', async () => {
    const cells = `<c r="B2" s="1"><v>46356</v></c>${text('C2', ' 00123 ')}`;
    const { rows, problems } = await readPeople(workbook(row(cells)));
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { line: 2, cells: { email: 'a@b.test', 'first day': '2026-11-30', id: '00123' } },
    ]);
  });

  it('takes a day as text where it is written as in CSV', async () => {
    const { rows, problems } = await readPeople(workbook(row(text('B2', ' 2026-12-14'))));
    expect(problems).toEqual([]);
    expect(rows[0]?.cells['first day']).toBe('2026-12-14');
  });

  it.each(['1', 'true'])('counts days from 1904 if it says %s', async (date1904) => {
    const properties = `<workbookPr date1904="${date1904}"/>`;
    const { rows } = await readPeople(
      workbook(row('<c r="B2" s="1"><v>44894</v></c>'), { properties }),
    );
    expect(rows[0]?.cells['first day']).toBe('2026-11-30');
  });

  it.each([
    [
      '<c r="C2"><v>123</v></c>',
      /^The id is the number 123\. Format the cell as text, and type it/,
    ],
    ['<c r="B2" s="1"><v>4635600000</v></c>', /^The first day is a date outside of 1900 to 2099/],
    [
      '<c r="B2" s="1"><v>-1e300</v></c>',
      /^The first day is a date outside .* type the day again\.$/,
    ],
    ['<c r="B2"><v>46356</v></c>', /^The first day is the number 46356\. Format .* as a date/],
    ['<c r="C2" s="1"><v>46356</v></c>', /^The id is a date\. Format the cell as text/],
    ['<c r="C2" t="b"><v>1</v></c>', /^The id is TRUE\. Format the cell as text/],
    [
      '<c r="C2" t="e"><f>NA()</f><v>#N/A</v></c>',
      /^The id contains the error #N\/A\. Correct it\.$/,
    ],
    ['<c r="C2"><f>A2</f><v/></c>', /^The id contains a formula without a result\. Open/],
    [text('G2', 'x'), /^This cell is in a column without a name/],
    [
      text('C2', `a${' '.repeat(40_000)}b`),
      /^The id has more than 1000 characters\. Shorten it\.$/,
    ],
  ])('does not guess at %.50s', async (cell, message) => {
    const { problems } = await readPeople(workbook(row(cell)));
    const at = `People!${cell.slice(6, 8)}`;
    expect(problems).toEqual([{ line: 2, at, message: expect.stringMatching(message) }]);
  });

  it('takes the empty text of a formula for an empty cell, and merged cells for a problem', async () => {
    const cells = '<c r="C2" t="str"><f>IF(1,"","")</f><v></v></c>';
    const sheet = '<mergeCells><mergeCell ref="C3:C4"/></mergeCells>';
    const { rows, problems } = await readPeople(workbook(row(cells), { sheet }));
    expect(rows[0]?.cells.id).toBe('');
    expect(problems).toEqual([
      {
        line: 3,
        at: 'People!C3',
        message: 'The id is merged (C3:C4). Unmerge it, and fill in each cell.',
      },
    ]);
  });

  it('tells what is hidden, and reads it', async () => {
    const hidden = row(text('C2', '1')).replace('<row r="2"', '<row r="2" hidden="1"');
    const { rows, notes } = await readPeople(
      workbook(hidden, { sheet: '<cols><col min="2" max="28" hidden="true"/></cols>' }),
    );
    expect(rows).toHaveLength(1);
    expect(notes).toEqual([
      'Reading the sheet "People". To read another, use --sheet.',
      'Hidden rows are included: 2.',
      'Hidden columns are included: B to AB.',
    ]);
  });

  it('gives the first sheet that is seen, or that of a name', async () => {
    const file = workbook(names);
    expect((await readPeople(file, 'notes')).problems[0]?.at).toBe('Notes!A1');
    await expect(readPeople(file, 'Staff')).rejects.toThrow(
      'There is no sheet "Staff". There are: Notes, People.',
    );
  });

  it('names the unknown column that may be the missing one, at its cell', async () => {
    const { problems, notes } = await readPeople(workbook(names.replace('First\nDay', 'Start')));
    expect(problems[0]).toEqual({
      line: 1,
      at: 'People!B1',
      message: 'There is no column "first day". Rename the column "Start", or add one.',
    });
    expect(notes.join()).not.toContain('column');
  });

  it('does not count empty cells with borders, and does not look at parts that are not read', async () => {
    const empty = '<row r="3" s="1"><c r="A3" s="1"/><c r="B3" s="1"></c><c r="C3"><v/></c></row>';
    const borders = Array.from({ length: 10_000 }, (_, index) =>
      empty.replaceAll('3', String(index + 3)),
    );
    const file = workbook(row('') + borders.join(''), { unread: '<![CDATA[ ]]>' });
    const { rows, problems } = await readPeople(file);
    expect(problems).toEqual([]);
    expect(rows.map(({ line }) => line)).toEqual([2]);
  });

  it.each<[string, string, string, RegExp]>([
    [
      'a cell far away',
      `<row r="1048576">${text('XFD1048576', 'x')}</row>`,
      '',
      /^People!XFD1048576 is outside the part that is read, 10000 rows .*\. Delete the rows/,
    ],
    ['a row far away', `<row r="10001">${text('A3', 'x')}</row>`, '', /^People!10001 is outside/],
    [
      'merged cells far away',
      '',
      '<mergeCells><mergeCell ref="IW1:IX1"/></mergeCells>',
      /^People!IW1:IX1 is outside/,
    ],
    [
      'elements in one another',
      '',
      '<a>'.repeat(3000) + '</a>'.repeat(3000),
      /^This workbook cannot be read\. Open/,
    ],
  ])('is refused with %s', async (_what, rows, sheet, message) => {
    await expect(readPeople(workbook(row('') + rows, { sheet }))).rejects.toThrow(message);
  });

  it('is refused before it is unpacked if a part is too large', async () => {
    const file = workbook(names);
    // The unpacked size in the archive's directory.
    file.writeUInt32LE(80_000_001, file.lastIndexOf('xl/a.xml') - 22);
    await expect(readPeople(file)).rejects.toThrow(/^This workbook is too large\. Copy the people/);
  });

  it('is refused with a text that the library would lose', async () => {
    await expect(readPeople(workbook(row(text('C2', '<![CDATA[1]]>'))))).rejects.toThrow(
      /^This workbook cannot be read\. Open .* \(\.xlsx\)/,
    );
  });
});

it('reads every column of the example, and its second sheet says what each means', async () => {
  const example = readFileSync(path.join(root, 'docs/people.example.xlsx'));
  const { problems, rows } = await readPeople(example);
  expect(problems).toEqual([]);
  expect(rows.map(({ cells }) => Object.keys(cells))).toEqual(Array(12).fill(columns));
  const { rows: meanings } = await readWorkbook(example, 'What the columns mean');
  expect(meanings.slice(1, columns.length + 1).map(([name]) => name)).toEqual(columns);
});

describe('CSV', () => {
  it.each([',', ';'])('has "%s" between its cells, and quotes', async (sign) => {
    const lines = [
      '\uFEFFemail,name,plan,first day',
      'a@b.test,"Nwosu, ""Bob""; Amara",,',
      '',
      'c@b.test,Dặng',
    ];
    const { rows, problems } = await csv(lines.join('\r\n').replaceAll(/,(?! )/g, sign));
    expect(problems).toEqual([]);
    const rest = { plan: '', 'first day': '' };
    expect(rows).toEqual([
      { line: 2, cells: { email: 'a@b.test', name: 'Nwosu, "Bob"; Amara', ...rest } },
      { line: 4, cells: { email: 'c@b.test', name: 'Dặng', ...rest } },
    ]);
  });

  const header = 'email,name,plan,first day';

  it.each<[string, number, ...RegExp[]]>([
    ['email,name,plan\na@b.test,,,x', 1, /^There is no column "first day"\. Add it\.$/],
    [`${header},buddy link\na`, 1, /^The column "buddy link" needs a column "buddy"\. Add it\.$/],
    [`${header}\na@b.test,Nwosu, Amara,,2026-11-30`, 2, /^This cell is in a column without a name/],
  ])('%j has a problem', async (written, line, ...messages) => {
    const problems = messages.map((message) => {
      return { line, at: `line ${line}`, message: expect.stringMatching(message) };
    });
    expect(await csv(written)).toMatchObject({ problems });
  });

  it.each([
    ['Windows-1252', Buffer.from('email,name\na@b.test,Zoë', 'latin1'), /^CSV has to be UTF-8/],
    ['UTF-16', Buffer.from('\uFEFFemail,name', 'utf16le'), /^CSV has to be UTF-8/],
    ['a quotation without end', Buffer.from('email\n"a@b'), /^line 2 {2}A quotation .* UTF-8/],
    [
      'of too many lines',
      Buffer.from('a\n'.repeat(10_002)),
      /^This file has more than 10000 lines/,
    ],
    ['of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old format, or has a password/],
  ])('is not %s', async (_what, file, message) => {
    await expect(readPeople(file)).rejects.toThrow(message);
  });
});
