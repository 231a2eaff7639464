import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const components = path.resolve(import.meta.dirname, '../../src/components');
const files = readdirSync(components, { recursive: true, encoding: 'utf8' });

const namesOf = (ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted();

it('each component with stories has a guide, and each guide a component', () => {
  expect(namesOf('.guide.ts')).toEqual(namesOf('.stories.tsx'));
  expect(namesOf('.guide.ts').length).toBeGreaterThan(20);
});
