import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

function patternsOf(file: string): ESTree.RegExpLiteral[] {
  const found: ESTree.RegExpLiteral[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if ('regex' in part) found.push(part as ESTree.RegExpLiteral);
    Object.values(part).forEach(visit);
  };
  visit(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program);
  return found;
}

/** Whether the time of a search grows faster than the text, for some text. */
const isSlow = ({ regex }: ESTree.RegExpLiteral) =>
  analyse({ source: regex.pattern, flags: regex.flags }).reports.length > 0;

// Addresses, accounts, answers, stored texts, content and lists come from others, and hold up whoever reads them if they
// are long.
it('no pattern takes a time that grows with the square of a text', () => {
  const patterns = ['src', 'tools']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /(?<!\.(?:d|stories|test))\.tsx?$/.test(file))
    .flatMap((file) => patternsOf(file).map((pattern) => ({ file, pattern })));
  expect(patterns.length).toBeGreaterThan(50);
  const slow = patterns.filter(({ pattern }) => isSlow(pattern));
  expect(slow.map(({ file, pattern }) => `${file}: ${pattern.raw}`)).toEqual([]);
});
