import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => ({
    file: path.posix.join('src', file.replaceAll('\\', '/')),
    text: readFileSync(path.join(root, 'src', file), 'utf8'),
  }));

const isCheck = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);

/** What a file imports: paths from the root of the repository, or names of packages. */
function importsOf(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  return [...named.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []), ...dynamic].map(
    (found) => resolve(file, found),
  );
}

function resolve(file: string, found: string): string {
  if (found.startsWith('.')) return path.posix.join(path.posix.dirname(file), found);
  if (found.startsWith('#storybook/')) return found.replace('#storybook', '.storybook');
  if (found.startsWith('#scripts/')) return found.slice(1);
  return found.replace(/^#/, 'src/');
}

const imports = sources.flatMap(({ file, text }) =>
  importsOf(file, text).map((found) => ({ file, arrow: `${file} → ${found}` })),
);

it('all kinds of imports are read', () => {
  const text = `
    import { a } from './a.ts';
    import type { B } from '../../b.ts';
    import '#app/c.ts';
    export { d } from '#storybook/d.ts';
    export * from 'msw';
    const e = () => import('firebase/auth');`;
  expect(importsOf('src/components/A/A.tsx', text)).toEqual([
    'src/components/A/a.ts',
    'src/b.ts',
    'src/app/c.ts',
    '.storybook/d.ts',
    'msw',
    'firebase/auth',
  ]);
  expect(imports.length).toBeGreaterThan(500);
});

/** A rule, the imports that break it, and one of them. */
type Rule = readonly [rule: string, broken: RegExp, example: string];

describe('in every file', () => {
  it.each<Rule>([
    [
      'components know their props, and nothing above them',
      /^src\/components\/.* → src\/(?:features|app)\//,
      'src/components/A/A.stories.tsx → src/features/session/session.ts',
    ],
    [
      'features do not know the app',
      /^src\/features\/.* → src\/app\//,
      'src/features/session/session.ts → src/app/App.tsx',
    ],
    [
      'features do not import each other',
      /^src\/features\/([^/]+)\/.* → src\/features\/(?!\1\/)/,
      'src/features/session/deep/a.ts → src/features/onboarding/model.ts',
    ],
    [
      'the Firebase adapter knows the port that it serves, and no React',
      /^src\/features\/session\/firebase\/.* → (?:src\/components\/|react)/,
      'src/features/session/firebase/a.ts → react',
    ],
    [
      'the router is imported in src/app alone',
      /^src\/(?!app\/).* → react-router/,
      'src/features/session/a.tsx → react-router-dom',
    ],
    [
      'mocks know the wire, and nothing of the portal',
      /^src\/mocks\/.* → (?:src\/(?!mocks\/)|react)/,
      'src/mocks/a.ts → src/features/session/session.ts',
    ],
    [
      'src/mocks/identity-toolkit has one door, its index.ts',
      /^src\/(?!mocks\/identity-toolkit\/|mocks\/.*\.test\.ts).* → src\/mocks\/identity-toolkit\/(?!index\.ts$)/,
      'src/app/demo/a.tsx → src/mocks/identity-toolkit/faults.ts',
    ],
  ])('%s', (_rule, broken, example) => {
    expect(example).toMatch(broken);
    expect(imports.map(({ arrow }) => arrow).filter((arrow) => broken.test(arrow))).toEqual([]);
  });
});

describe('in what is neither test nor story', () => {
  it.each<Rule>([
    [
      'nothing outside of src is imported',
      /^(?!.*\.guide\.ts ).* → (?:\.storybook|scripts|tests)\//,
      'src/app/App.tsx → scripts/vite/portalPage.ts',
    ],
    [
      'Firebase is imported in src/features/session/firebase alone',
      /^src\/(?!features\/session\/firebase\/).* → @?firebase\b/,
      'src/app/App.tsx → @firebase/auth',
    ],
    [
      'msw is imported in src/mocks alone',
      /^src\/(?!mocks\/).* → msw\b/,
      'src/app/demo/a.tsx → msw',
    ],
    [
      'mocks are for the demo, tests and stories',
      /^src\/(?!mocks\/|app\/(?:main\.demo\.tsx|demo\/)).* → src\/mocks\//,
      'src/app/main.live.ts → src/mocks/browser.ts',
    ],
    [
      'src/app/demo is imported by the demo’s entry alone',
      /^src\/(?!app\/(?:main\.demo\.tsx|demo\/)).* → src\/app\/demo\//,
      'src/app/App.tsx → src/app/demo/mountMockPanel.tsx',
    ],
    [
      'src/mocks/identity-toolkit stands by itself',
      /^src\/mocks\/identity-toolkit\/.* → (?!src\/mocks\/identity-toolkit\/|msw\b)/,
      'src/mocks/identity-toolkit/a.ts → src/mocks/demoAccounts.ts',
    ],
  ])('%s', (_rule, broken, example) => {
    expect(example).toMatch(broken);
    const arrows = imports.filter(({ file }) => !isCheck(file)).map(({ arrow }) => arrow);
    expect(arrows.filter((arrow) => broken.test(arrow))).toEqual([]);
  });
});

describe('the files of src', () => {
  const filesWhere = (isBroken: (file: string, text: string) => boolean) =>
    sources.filter(({ file, text }) => isBroken(file, text)).map(({ file }) => file);

  it('lie in components, features, app and mocks', () => {
    expect(filesWhere((file) => !/^src\/(?:components|features|app|mocks)\//.test(file))).toEqual(
      [],
    );
  });

  it('are no barrels but for the door of the mock: a module is imported by its own name', () => {
    expect(
      filesWhere((file, text) => /\/index\.tsx?$/.test(file) || /^export \* /m.test(text)),
    ).toEqual(['src/mocks/identity-toolkit/index.ts']);
  });

  it('take the product’s name from src/components/Brand/product.ts', () => {
    expect(filesWhere((file, text) => text.includes('Waymark') && !isCheck(file))).toEqual([
      'src/components/Brand/product.ts',
    ]);
  });
});
