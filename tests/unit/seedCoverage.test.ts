import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Coverage, coverage, type Evidence } from '../seed/coverage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const checklist = readFileSync(path.join(root, 'tests/seed/checklist.md'), 'utf8');
const ids = [...checklist.matchAll(/^\| (S-\d{3}) \|/gm)].map(([, id = '']) => id);

/** What is wrong with the proof of one statement; empty when nothing is. */
function faultsOf(id: string, proof: Coverage | undefined): string[] {
  if (!proof) return [`${id} is neither shown by a test nor listed with a reason.`];
  if ('notTested' in proof) return proof.notTested.length > 20 ? [] : [`${id} has no reason.`];
  if (proof.shownBy.length === 0) return [`${id} is shown by nothing.`];
  return proof.shownBy
    .filter((evidence) => !exists(evidence))
    .map(({ file, name }) => `${id}: there is no "${name}" in ${file}.`);
}

/** A story's export, or a test's title between the quotes of its call. */
function exists({ file, name }: Evidence): boolean {
  const location = path.join(root, file);
  if (!existsSync(location)) return false;
  const source = readFileSync(location, 'utf8');
  return file.endsWith('.stories.tsx') ? storyBehaves(source, name) : testRuns(source, name);
}

/** A story with a `play` of its own, or grown from another one. */
function storyBehaves(source: string, name: string): boolean {
  const story = source
    .split(/^(?=export |const |function |async function )/m)
    .find((block) => block.startsWith(`export const ${name} = `));
  return story !== undefined && /\bplay\b|\.extend\(/.test(story);
}

/** The whole title, or its end where a value stands before it, of a test that is not put off. */
function testRuns(source: string, name: string): boolean {
  const quoted = new RegExp(`(?:['"\`]|[:}] )${escaped(name)}['"\`]`);
  const line = source.split('\n').findIndex((text) => quoted.test(text));
  if (line < 0) return false;
  const call = source
    .split('\n')
    .slice(Math.max(0, line - 1), line + 1)
    .join('\n');
  return !/\.(?:skip|todo|fixme)\b/.test(call);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the checklist of the specification', () => {
  it('has its 219 statements', () => {
    expect(ids).toHaveLength(219);
  });

  it.each(ids)('%s is shown by a test or a story that exists, or listed with a reason', (id) => {
    expect(faultsOf(id, coverage[id])).toEqual([]);
  });

  it('is all that the coverage speaks of', () => {
    expect(Object.keys(coverage).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('a statement without proof', () => {
  it.each<[string, Coverage | undefined]>([
    ['is missing', undefined],
    ['has no evidence', { shownBy: [] }],
    ['has an empty reason', { notTested: '' }],
    ['names a test that is gone', { shownBy: [{ file: 'tests/unit/app.test.tsx', name: 'gone' }] }],
    ['names a file that is gone', { shownBy: [{ file: 'gone.test.ts', name: 'any' }] }],
    [
      'names a story that is gone',
      { shownBy: [{ file: 'src/app/App.stories.tsx', name: 'Gone' }] },
    ],
  ])('is found when it %s', (_name, proof) => {
    expect(faultsOf('S-000', proof)).toHaveLength(1);
  });
});
