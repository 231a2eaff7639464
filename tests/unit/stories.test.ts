import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const components = path.resolve(import.meta.dirname, '../../src/components');

const folders = readdirSync(components, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
  .map(({ name }) => name)
  // A component without styles draws nothing of its own.
  .filter((name) => existsSync(path.join(components, name, `${name}.css.ts`)));

it.each(folders)('%s has a story of all its states', (name) => {
  const stories = readFileSync(path.join(components, name, `${name}.stories.tsx`), 'utf8');
  expect(stories).toContain('export const AllStates');
});
