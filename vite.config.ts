import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { demoAccountsNote } from './scripts/vite/demoAccountsNote.ts';
import { firstScreens } from './scripts/vite/firstScreens.ts';
import { hostingHeaders } from './scripts/vite/hostingHeaders.ts';
import { initialSize } from './scripts/vite/initialSize.ts';
import { likeHosting } from './scripts/vite/likeHosting.ts';
import { onboardingContent, plansNote } from './scripts/vite/onboardingContent.ts';
import { plainImports } from './scripts/vite/plainImports.ts';
import { type Mode, modes, portalPage } from './scripts/vite/portalPage.ts';
import { requireSettings } from './scripts/vite/requireSettings.ts';
import { slimFirebase } from './scripts/vite/slimFirebase.ts';
import { slimRouter } from './scripts/vite/slimRouter.ts';

const { VITEST: isVitest, STORYBOOK: isStorybook } = process.env;

const mockWorker = () => msw({ mode: 'worker-only' });

/** What only the portal itself needs; tests and Storybook show its parts. */
const portal = (mode: Mode) => [
  portalPage(mode),
  plainImports(),
  firstScreens(),
  demoAccountsNote(mode),
  likeHosting(),
  mode === 'demo' && mockWorker(),
  requireSettings(mode),
  plansNote(),
  mode === 'live' && [initialSize(), hostingHeaders()],
];

const inPackages = (file: string) =>
  fileURLToPath(new URL(`node_modules/${file}`, import.meta.url));

const alias = [
  {
    // Markdown's parser decodes `&amp;` and the like with `innerHTML` in browsers, which Trusted Types
    // refuse; its other build brings a table instead.
    find: 'decode-named-character-reference',
    replacement: inPackages('decode-named-character-reference/index.js'),
  },
];

/** Without warnings for developers; the package itself offers the build that has them, and no other. */
const aliasOfBuild = [
  { find: /^react-router$/, replacement: inPackages('react-router/dist/production/index.mjs') },
];

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    onboardingContent(),
    slimFirebase(),
    slimRouter(),
    isVitest || isStorybook ? mockWorker() : portal(modes.find((each) => each === mode) ?? 'live'),
  ],
  resolve: { alias: command === 'build' ? [...alias, ...aliasOfBuild] : alias },
  // Servers of several modes can run side by side.
  cacheDir: `node_modules/.vite/${mode}`,
  // The budget that counts is held by initialSize().
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    // What is preloaded is needed at once anyway.
    modulePreload: { polyfill: false },
    // The few styles come in one file: a lazy part has code to wait for, and nothing else.
    cssCodeSplit: false,
  },
  // Loaded only when needed: the browser tools cost a second of every start.
  ...(isVitest && {
    test: {
      projects: (await import('./scripts/vite/testProjects.ts')).testProjects,
      // By default one core is left idle, which is half of a small machine.
      maxWorkers: '100%',
    },
  }),
}));
