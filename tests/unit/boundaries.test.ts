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

/** `<file> → <what it imports>` */
const arrows = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(?:from|import) ?\(?'([^'\n]+)'/g)].map(
    ([, imported = '']) => `${file} → ${resolve(file, imported)}`,
  ),
);

/** Tests and stories may import what the product may not. */
const isCheck = (arrow: string) => /^[^ ]+\.(?:test|stories)\.tsx? /.test(arrow);

/** A rule, the imports that break it, and one of them. */
type Rule = readonly [rule: string, broken: RegExp, example: string];

const everywhere: readonly Rule[] = [
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
    'the Firebase adapter knows no React',
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
    'src/mocks/identity-toolkit is imported through its index.ts, or its msw.ts',
    /^(?!src\/mocks\/).* → src\/mocks\/identity-toolkit\/(?!(?:index|msw)\.ts$)/,
    'tests/a.ts → src/mocks/identity-toolkit/faults.ts',
  ],
];

const inTheProduct: readonly Rule[] = [
  [
    'nothing outside of src is imported',
    /^src\/.* → (?:\.storybook|scripts|tests)\//,
    'src/app/App.tsx → scripts/vite/portalPage.ts',
  ],
  [
    'Firebase is imported in src/features/session/firebase alone',
    /^src\/(?!features\/session\/firebase\/).* → @?firebase\b/,
    'src/app/App.tsx → @firebase/auth',
  ],
  ['msw is imported in src/mocks alone', /^src\/(?!mocks\/).* → msw\b/, 'src/app/demo/a.tsx → msw'],
  [
    'mocks are for the demo',
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
];

describe.each([
  ['everywhere', everywhere, arrows],
  ['in the product', inTheProduct, arrows.filter((arrow) => !isCheck(arrow))],
])('%s', (_where, rules, judged) => {
  it.each(rules)('%s', (_rule, broken, example) => {
    expect(example).toMatch(broken);
    expect(judged.length).toBeGreaterThan(500);
    expect(judged.filter((arrow) => broken.test(arrow))).toEqual([]);
  });
});

describe('the files of src', () => {
  const product = sources.filter(({ file }) => file.startsWith('src/') && !isCheck(`${file} `));

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
