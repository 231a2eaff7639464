import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { demoAccountsNote } from './scripts/vite/demoAccountsNote.ts';
import { hostingHeaders } from './scripts/vite/hostingHeaders.ts';
import { initialSize } from './scripts/vite/initialSize.ts';
import { onboardingContent } from './scripts/vite/onboardingContent.ts';
import { portalPage, type Way, ways } from './scripts/vite/portalPage.ts';
import { requireLiveSettings } from './scripts/vite/requireLiveSettings.ts';

const { VITEST: isVitest, STORYBOOK: isStorybook } = process.env;

const mockWorker = () => msw({ mode: 'worker-only' });

/** What only the portal itself needs; tests and Storybook show its parts. */
const portal = (way: Way) => [
  portalPage(way),
  demoAccountsNote(way),
  hostingHeaders(),
  way === 'demo' && mockWorker(),
  way === 'live' && [requireLiveSettings(), initialSize()],
];

export default defineConfig(async ({ mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    onboardingContent(),
    isVitest || isStorybook ? mockWorker() : portal(ways.find((way) => way === mode) ?? 'live'),
  ],
  // Servers of several ways can run side by side.
  cacheDir: `node_modules/.vite/${mode}`,
  // The budget that counts is held by initialSize().
  build: { target: 'es2023', chunkSizeWarningLimit: 1000 },
  // Loaded only when needed: the browser tools cost a second of every start.
  ...(isVitest && {
    test: { projects: (await import('./scripts/vite/testProjects.ts')).testProjects },
  }),
}));
