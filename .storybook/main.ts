import { defineMain } from '@storybook/react-vite/node';
import { palette } from '#components/theme/tokens.ts';
import { faults } from '#mocks/identity-toolkit/index.ts';
import { componentLines } from './componentLines.ts';
import { sentenceCase } from './sentenceCase.ts';

const ground = `light-dark(${palette.light.background}, ${palette.dark.background})`;

/** The term by which the search finds the stories *Any failure*. The sidebar leaves it out (`manager.ts`). */
const everyFault = faults.map(({ id, outcome }) => `${id} ${outcome}`).join(' ');

/**
 * Storybook's pages are white until they have loaded, so they get the system's theme here, in a layer that the theme's
 * own styles override.
 */
const withHead = (head = '') => `${head}
<style>
  @layer ground {
    :root { color-scheme: light dark; background: ${ground} }
    .sb-preparing-story, .sb-preparing-docs { background: ${ground} !important }
  }
</style>`;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../workbench', files: '**/*.stories.tsx' },
    { directory: '../src/components/ui', files: '**/*.stories.tsx', titlePrefix: 'Components/UI' },
    ...['Onboarding', 'Sign-in', 'Page'].map((floor) => ({
      directory: `../src/components/${floor.toLowerCase()}`,
      files: '**/*.stories.tsx',
      titlePrefix: `Components/${floor}`,
    })),
    { directory: '../src/features', files: '**/*.stories.tsx' },
    { directory: '../src/app', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Pictures are served as files: as modules, all would load before the map is rendered.
  staticDirs: [{ from: '../workbench/atlas/thumbnails', to: '/thumbnails' }],
  tags: {
    behavior: { defaultFilterSelection: 'exclude' },
    'edge-case': { defaultFilterSelection: 'exclude' },
  },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...source: Parameters<typeof indexer.createIndex>) => {
        const entries = await indexer.createIndex(...source);
        return entries.map((entry) => {
          if (entry.exportName === 'AnyFailure')
            return { ...entry, name: `Any failure: ${everyFault}` };
          return entry.name === undefined ? entry : { ...entry, name: sentenceCase(entry.name) };
        });
      },
    })),
  viteFinal: ({ optimizeDeps, define, ...config }) => ({
    ...config,
    define: { ...define, COMPONENT_LINES: JSON.stringify(componentLines()) },
    // Storybook only declares the addon as a whole. A module that Vite finds late reloads the page in the middle of a
    // test.
    optimizeDeps: {
      ...optimizeDeps,
      include: [...(optimizeDeps?.include ?? []), '@storybook/addon-docs/preview'],
    },
  }),
  managerHead: withHead,
  previewHead: withHead,
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});
