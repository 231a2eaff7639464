import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const sources = ['src', 'scripts', 'tests', '.storybook'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
);

/** From the root of the repository, or a package. */
function resolve(file: string, imported: string): string {
  if (imported.startsWith('.')) return path.posix.join(path.posix.dirname(file), imported);
  return imported
    .replace(/^#storybook\//, '.storybook/')
    .replace(/^#scripts\//, 'scripts/')
    .replace(/^#/, 'src/');
}

const imports = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(?:from|import) ?\(?'([^'\n]+)'/g)].map(
    ([, imported = '']) => [file, resolve(file, imported)] as const,
  ),
);

/** The files that one expression fits import nothing that the other fits. */
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
  [/^(?!src\/mocks\/)/, /^src\/mocks\/identity-toolkit\/(?!(?:index|msw)\.ts$)/],
];

const exceptForTheDemo = /^src\/(?!mocks\/|app\/(?:main\.demo\.tsx|demo\/))/;

/** Tests and stories may import what the product may not. */
const inTheProduct: readonly Rule[] = [
  [/^src\//, /^(?:\.storybook|scripts|tests)\//],
  [/^src\/(?!features\/session\/firebase\/)/, /^@?firebase\b/],
  [/^src\/(?!mocks\/)/, /^msw\b/],
  [exceptForTheDemo, /^src\/mocks\//],
  [exceptForTheDemo, /^src\/app\/demo\//],
  [/^src\/mocks\/identity-toolkit\//, /^(?!src\/mocks\/identity-toolkit\/|msw\b)/],
];

/** What a file imports in any way, types and `import()` included. */
const importedBy = new Map<string, string[]>();
for (const [file, imported] of imports) {
  importedBy.set(file, [...(importedBy.get(file) ?? []), imported]);
}

/** The way from a file back to itself; undefined where there is none. */
function circleFrom(start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (way: readonly string[]): readonly string[] | undefined => {
    for (const imported of importedBy.get(way.at(-1) ?? '') ?? []) {
      if (imported === start) return [...way, imported];
      if (seen.has(imported)) continue;
      seen.add(imported);
      const circle = follow([...way, imported]);
      if (circle) return circle;
    }
    return undefined;
  };
  return follow([start]);
}

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

it('no file is imported by what it imports itself', () => {
  expect(sources.flatMap(({ file }) => circleFrom(file) ?? [])).toEqual([]);
});

/** So a browser requests what somebody who comes back will need before it evaluates React and the SDK. */
it('what src/app/preload.ts imports is small: no package, no screen, no session', () => {
  const closure = new Set(['src/app/preload.ts']);
  for (const importer of closure) {
    const text = sources.find(({ file }) => file === importer)?.text ?? '';
    for (const [, name = ''] of text.matchAll(/^import (?!type).*?'(?!virtual:)([^'\n]+)';$/gm)) {
      closure.add(resolve(importer, name));
    }
  }
  expect([...closure].toSorted()).toEqual([
    'src/app/offline/planFile.ts',
    'src/app/portal/plans.ts',
    'src/app/preload.ts',
  ]);
});

describe('the files of src', () => {
  const product = sources.filter(({ file }) => file.startsWith('src/') && !isCheck(file));

  it('lie in components, features, app and mocks', () => {
    const folders = product.map(({ file }) => file.split('/')[1]);
    expect(new Set(folders)).toEqual(new Set(['components', 'features', 'app', 'mocks']));
  });

  it('are no barrels but for the door of the mock: a module is imported by its own name', () => {
    const barrels = product.filter(
      ({ file, text }) => /\/index\.tsx?$/.test(file) || /^export \* /m.test(text),
    );
    expect(barrels.map(({ file }) => file)).toEqual(['src/mocks/identity-toolkit/index.ts']);
  });

  it('take the product’s name from src/components/Brand/product.ts', () => {
    const named = product.filter(({ text }) => text.includes('Waymark'));
    expect(named.map(({ file }) => file)).toEqual(['src/components/Brand/product.ts']);
  });
});
