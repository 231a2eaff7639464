import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { initialSize } from './scripts/vite/initialSize.ts';
import { onboardingContent } from './scripts/vite/onboardingContent.ts';
import { type Mode, modes, portalPage } from './scripts/vite/portalPage.ts';
import { completeHead, prerender } from './scripts/vite/prerender.ts';
import { previewServer } from './scripts/vite/previewServer.ts';
import { requireSettings } from './scripts/vite/requireSettings.ts';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';

const { VITEST: isVitest, STORYBOOK: isStorybook } = process.env;

const mockWorker = () => msw({ mode: 'worker-only' });

/** What only the portal itself needs; tests and Storybook show its parts. */
const portal = (mode: Mode) => [
  portalPage(mode),
  prerender(),
  completeHead(),
  contentSecurityPolicy(mode),
  previewServer(),
  mode === 'demo' ? mockWorker() : serviceWorker(),
  requireSettings(mode),
  mode === 'live' && initialSize(),
];

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    onboardingContent(),
    isVitest || isStorybook ? mockWorker() : portal(modes.find((each) => each === mode) ?? 'live'),
  ],
  environments: {
    client: {
      // For the sake of Markdown's parser: in browsers it decodes `&amp;` and the like with `innerHTML`, which
      // Trusted Types refuse, and in workers with a table.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
    },
  },
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
