import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, faults, refusal } from '#mocks/identity-toolkit/index.ts';
import { authErrorCodesPage, sentenceTo } from '#scripts/docs/authErrorCodes.ts';

const file = path.resolve(import.meta.dirname, '../../docs/auth-error-codes.md');
const committed = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const lines = committed.split('\n');

describe('docs/auth-error-codes.md', () => {
  it('is what "npm run docs:errors" writes', () => {
    expect(committed, 'run "npm run docs:errors"').toBe(authErrorCodesPage());
  });

  it.each(faults)('has a line for $id', (row) => {
    const own = lines.filter((line) => line.startsWith(`| \`${row.id}\`<br>`));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(sentenceTo(row) ?? '–');
    expect(own[0]?.endsWith(`| \`${addressOf(row)}\` |`)).toBe(true);
  });

  it('has seven cells in each line of a table, whatever a server says', () => {
    const [row] = faults;
    if (row === undefined) throw new Error('The table is empty.');
    const page = authErrorCodesPage([
      { ...row, cause: 'a | <b> {c} `d`', answer: refusal('A|B `C` <D>') },
    ]);
    const last = page.trimEnd().split('\n').at(-1);
    expect(last).toContain('a \\| \\<b\\> \\{c\\} \\`d\\` | `` A\\|B `C` <D> `` | 400 |');
    expect(last?.split(/(?<!\\)\|/)).toHaveLength(9);
  });
});
