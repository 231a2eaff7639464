import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults, type SourceFile } from './boundaries.ts';

const root = path.resolve(import.meta.dirname, '../..');

function readSources(): SourceFile[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      path: path.relative(root, file).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
}

const faultsOf = (file: string, text: string) => findFaults([{ path: file, text }]);

describe('boundaries of decision 13', () => {
  it('hold in src', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(50);
    expect(findFaults(sources)).toEqual([]);
  });

  it.each([
    ['src/components/A/A.tsx', '#features/session/session.ts', 'components must not know features'],
    ['src/components/A/A.tsx', '../../app/App.tsx', 'components must not know app'],
    ['src/components/A/A.tsx', 'firebase/auth', 'Firebase belongs to'],
    ['src/components/A/A.tsx', 'react-router-dom', 'the router belongs to src/app'],
    ['src/components/A/A.stories.tsx', '#features/session/session.ts', 'must not know features'],
    ['src/features/session/a.ts', '#app/App.tsx', 'features must not know app'],
    ['src/features/session/a.ts', '../onboarding/model.ts', 'do not import each other'],
    ['src/features/new/deep/a.ts', '../../session/a.ts', 'do not import each other'],
    ['src/features/session/a.ts', '@firebase/auth', 'Firebase belongs to'],
    ['src/features/session/a.ts', 'react-router', 'the router belongs to src/app'],
    ['src/features/session/a.ts', '#mocks/wire.ts', 'mocks are for tests'],
    ['src/features/session/a.ts', 'msw', 'msw belongs to src/mocks'],
    ['src/mocks/a.ts', '#components/A/A.tsx', 'mocks must not know components'],
    ['src/mocks/a.ts', '../features/session/a.ts', 'mocks must not know features'],
    ['src/mocks/a.ts', 'react', 'mocks know the wire alone'],
    ['src/mocks/identity-toolkit/a.ts', '../demoAccounts.ts', 'stands by itself'],
    ['src/app/demo/a.tsx', '#mocks/identity-toolkit/faults.ts', 'is the door'],
    ['src/mocks/identity-toolkit/a.ts', 'fast-check', 'needs msw and nothing else'],
    ['src/app/App.tsx', '#mocks/browser.ts', 'mocks are for tests'],
    ['src/app/main.live.ts', '#mocks/demoState.ts', 'mocks are for tests'],
    ['src/app/demoNote/a.ts', '#mocks/demoState.ts', 'mocks are for tests'],
    ['src/app/App.tsx', './demo/mountMockPanel.tsx', "belongs to the demo's entry"],
    ['src/app/main.live.ts', '#app/demo/mountMockPanel.tsx', "belongs to the demo's entry"],
    ['src/app/main.emulator.ts', './demo/panelSource.ts', "belongs to the demo's entry"],
    ['src/features/session/a.ts', '#app/demo/panelSource.ts', 'features must not know app'],
    ['src/components/A/A.tsx', '#app/demo/panelSource.ts', 'components must not know app'],
    ['src/app/demo/a.tsx', 'msw', 'msw belongs to src/mocks'],
    ['src/app/demo/a.tsx', 'firebase/auth', 'Firebase belongs to'],
    ['src/app/App.tsx', 'firebase/app', 'Firebase belongs to'],
    ['src/app/App.tsx', '../../scripts/vite/stop.ts', 'it lies outside of src'],
    ['src/app/App.tsx', '#scripts/vite/stop.ts', 'it lies outside of src'],
    ['src/components/A/A.guide.ts', '#storybook/preview.tsx', 'it lies outside of src'],
    ['src/components/A/A.tsx', '#storybook/docs/guide.ts', 'it lies outside of src'],
  ])('%s must not import %s', (file, found, reason) => {
    for (const text of [
      `import { a } from '${found}';`,
      `import type { A } from '${found}';`,
      `import '${found}';`,
      `export { a } from '${found}';`,
      `const a = () => import('${found}');`,
    ]) {
      const faults = faultsOf(file, text);
      expect(faults, text).toHaveLength(1);
      expect(faults[0]).toContain(`${file} imports "${found}": `);
      expect(faults[0]).toContain(reason);
    }
  });

  it.each([
    ['src/components/A/A.tsx', '../B/B.tsx'],
    ['src/components/A/A.stories.tsx', '#storybook/preview.tsx'],
    ['src/components/A/A.guide.ts', '#storybook/docs/guide.ts'],
    ['src/components/A/A.stories.tsx', '#mocks/demoAccounts.ts'],
    ['src/features/session/Screen.tsx', '#components/A/A.tsx'],
    ['src/features/session/firebase/a.ts', 'firebase/auth'],
    ['src/features/session/firebase/a.ts', '../identity.ts'],
    ['src/app/App.tsx', 'react-router-dom'],
    ['src/app/App.tsx', '#features/session/session.ts'],
    ['src/app/main.demo.tsx', '#mocks/browser.ts'],
    ['src/app/main.demo.tsx', './demo/mountMockPanel.tsx'],
    ['src/app/demo/DemoMockPanel.tsx', '#mocks/identity-toolkit/index.ts'],
    ['src/app/demo/DemoMockPanel.tsx', './panelSource.ts'],
    ['src/app/demo/DemoMockPanel.tsx', '#components/A/A.tsx'],
    ['src/app/demo/a.test.ts', './panelSource.ts'],
    ['src/mocks/sdk.test.ts', 'firebase/auth'],
    ['src/mocks/a.ts', 'msw'],
  ])('%s may import %s', (file, found) => {
    expect(faultsOf(file, `import { a } from '${found}';`)).toEqual([]);
  });

  it.each([
    ['src/helpers/a.ts', 'export const a = 1;', 'src/helpers is none of components, features'],
    ['src/components/A/index.ts', 'export const a = 1;', 'is a barrel'],
    ['src/components/A/A.tsx', "export * from './B.tsx';", 'passes on all of "./B.tsx"'],
    ['src/app/App.tsx', 'export default 1;', 'has a default export'],
    ['src/app/App.tsx', 'const a = 1; export { a as default };', 'has a default export'],
    ['src/app/App.tsx', "export const a = 'Welcome to Waymark';", "spells the product's name"],
  ])('%s must not say %s', (file, text, reason) => {
    expect(faultsOf(file, text)).toEqual([expect.stringContaining(`${file} `)]);
    expect(faultsOf(file, text)[0]).toContain(reason);
  });
});
