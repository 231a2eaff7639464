import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faults } from '#mocks/identity-toolkit/index.ts';
import { withTables } from '#scripts/docs/authErrorCodes.ts';

const file = path.resolve(import.meta.dirname, '../../docs/auth-error-codes.md');

it('docs/auth-error-codes.md is what "npm run docs:errors" writes, with a line of seven cells for each fault', () => {
  const committed = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  expect(committed, 'run "npm run docs:errors"').toBe(withTables(committed));
  const lines = committed.split('\n').filter((line) => /^\| `[A-Z_\d]+`<br>/.test(line));
  expect(lines).toHaveLength(faults.length);
  expect(lines.filter((line) => line.split(/(?<!\\)\|/).length !== 9)).toEqual([]);
});
