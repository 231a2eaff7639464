import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productName } from '../../src/components/theme/brand.ts';

const root = path.resolve(import.meta.dirname, '../..');

const sources = new Map(
  ['src', 'workbench', 'tools', 'tests', '.storybook'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  ),
);

/** Returns a path from the root of the repository, or the name of a package. */
function resolve(file: string, imported: string): string {
  if (imported.startsWith('.')) return path.posix.join(path.posix.dirname(file), imported);
  return imported
    .replace(/^#(ui|onboarding|sign-in|page)\/(.+)$/, 'src/components/$1/$2/$2.tsx')
    .replace(/^#storybook\//, '.storybook/')
    .replace(/^#(?=(?:workbench|tools)\/)/, '')
    .replace(/^#/, 'src/');
}

/** Includes imports of types, and `import()`. */
const anyImport = /\b(?:from|import) ?\(?'([^'\n]+)'/g;

const importsOf = (file: string, kind = anyImport) =>
  [...(sources.get(file) ?? '').matchAll(kind)].map(([, name = '']) => resolve(file, name));

/** This file, and everything that it imports, directly or not. */
function closureOf(start: string, kind: RegExp): ReadonlySet<string> {
  const closure = new Set([start]);
  for (const file of closure) {
    for (const imported of importsOf(file, kind)) closure.add(imported);
  }
  return closure;
}

const imports = [...sources.keys()].flatMap((file) =>
  importsOf(file).map((imported) => [file, imported] as const),
);

/** Files that match the first expression import nothing that matches the second. */
type Rule = readonly [files: RegExp, imported: RegExp];

const everywhere: readonly Rule[] = [
  [/^src\/components\//, /^src\/(?:features|app)\//],
  [/^src\/features\//, /^src\/app\//],
  ...readdirSync(path.join(root, 'src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }): Rule => [
        new RegExp(`^src/features/${name}/`),
        new RegExp(`^src/features/(?!${name}/)[^/]+/`),
      ],
    ),
  [/^src\/features\/session\/firebase\//, /^(?:src\/components\/|react)/],
  [/^src\/(?!app\/)/, /^react-router/],
  [/^src\/mocks\//, /^(?:src\/(?!mocks\/)|react)/],
  [/^(?!src\/mocks\/)/, /^src\/mocks\/identity-toolkit\/(?!(?:index|handlers)\.ts$)/],
];

const exceptForTheDemo = /^src\/(?!mocks\/|app\/(?:main\.demo\.tsx|demo\/))/;

/** Tests and stories may import what the product may not. */
const inTheProduct: readonly Rule[] = [
  [/^src\//, /^(?:\.storybook|workbench|tools|tests)\//],
  [/^tools\//, /^(?:\.storybook|workbench|tests)\//],
  [/^src\/(?!features\/session\/firebase\/)/, /^@?firebase\b/],
  [/^src\/(?!mocks\/)/, /^msw\b/],
  [exceptForTheDemo, /^src\/mocks\//],
  [exceptForTheDemo, /^src\/app\/demo\//],
  [/^src\/mocks\/identity-toolkit\//, /^(?!src\/mocks\/identity-toolkit\/|msw\b)/],
];

const isCheck = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);

describe.each([
  ['everywhere', everywhere, imports],
  ['in the product', inTheProduct, imports.filter(([file]) => !isCheck(file))],
])('%s', (_where, rules, judged) => {
  it.each(rules)('no file like %s imports %s', (files, imported) => {
    expect(judged.some(([file]) => files.test(file))).toBe(true);
    expect(imports.some(([, module]) => imported.test(module))).toBe(true);
    const broken = judged.filter(([file, module]) => files.test(file) && imported.test(module));
    expect(broken).toEqual([]);
  });
});

/** It requests what a returning employee needs, and must not wait for React and the SDK. */
it('what src/app/preload.ts imports is small: no package, no screen, no session', () => {
  const valueImport = /^import (?!type).*?'(?!virtual:)([^'\n]+)';$/gm;
  expect([...closureOf('src/app/preload.ts', valueImport)].toSorted()).toEqual([
    'src/app/firstScreen/protocol.ts',
    'src/app/offline/planFile.ts',
    'src/app/portal/plans.ts',
    'src/app/preload.ts',
  ]);
});

describe('the files of src', () => {
  const product = [...sources].filter(([file]) => file.startsWith('src/') && !isCheck(file));

  it('lie in components, features, app and mocks', () => {
    const folders = product.map(([file]) => file.split('/')[1]);
    expect(new Set(folders)).toEqual(new Set(['components', 'features', 'app', 'mocks']));
  });

  it('are no barrels but for the door of the mock: a module is imported by its own name', () => {
    const barrels = product.filter(
      ([file, text]) => /\/index\.tsx?$/.test(file) || /^export \* /m.test(text),
    );
    expect(barrels.map(([file]) => file)).toEqual(['src/mocks/identity-toolkit/index.ts']);
  });

  it('take the product’s name from src/components/theme/brand.ts', () => {
    const named = product.filter(([, text]) => text.includes(productName));
    expect(named.map(([file]) => file)).toEqual(['src/components/theme/brand.ts']);
  });
});
