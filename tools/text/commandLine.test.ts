import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commandLine } from './commandLine.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

it.skipIf(process.platform === 'win32')('reaches a shell word for word', () => {
  const words = [
    ...printable.flatMap((sign) => [sign, `${sign}a`, `a${sign}${sign}b`]),
    printable.join(''),
    '',
    '~/it’s Zoë',
    "o'brien@b.test",
    '`touch x`$(touch x)@b.test',
  ];
  const command = `printf '%s\\0' ${commandLine(words)}`;
  expect(
    execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0').slice(0, -1),
  ).toEqual(words);
});
