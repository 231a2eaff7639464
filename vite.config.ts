import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { buildTarget } from './src/app/browsers.ts';
import { buildFolder, lastBuilt, type Mode, modeOf, previewPorts } from './tools/vite/modes.ts';
import { onboardingContent } from './tools/vite/onboardingContent.ts';
import { page } from './tools/vite/page.ts';
import { previewServer } from './tools/vite/previewServer.ts';
import { requireSettings } from './tools/vite/requireSettings.ts';
import { servedFiles } from './tools/vite/servedFiles.ts';
import { serviceWorker } from './tools/vite/serviceWorker.ts';

const { VITEST: isVitest, STORYBOOK: isStorybook } = process.env;

const entityDecoder = 'decode-named-character-reference';

const mockWorker = () => msw({ mode: 'worker-only' });

/** What only the portal itself needs; tests and Storybook show its parts. */
const portal = (mode: Mode) => [
  page(mode),
  mode === 'demo' ? mockWorker() : serviceWorker(),
  previewServer(),
  requireSettings(mode),
];

export default defineConfig(({ command, mode: named, isPreview }) => {
  const mode = isPreview && named === 'production' ? lastBuilt() : modeOf(named);
  return {
    plugins: [
      react(),
      vanillaExtractPlugin({
        identifiers: command === 'build' && !isStorybook ? 'short' : 'debug',
      }),
      onboardingContent(),
      // A server of Vitest is not opened to the network, and reads snapshots, too.
      !isVitest && servedFiles(),
      isVitest || isStorybook ? mockWorker() : portal(mode),
    ],
    resolve: {
      // Markdown's parser decodes `&amp;` and the like with this package. For browsers the package exports a file that
      // uses `innerHTML`, which Trusted Types refuse; for Node, and so here, one that looks them up in a table.
      alias: { [entityDecoder]: fileURLToPath(import.meta.resolve(entityDecoder)) },
    },
    // A cache for each mode, because dev servers of several modes can run side by side.
    cacheDir: `node_modules/.vite/${named}`,
    preview: { port: previewPorts[mode], strictPort: true },
    build: {
      outDir: buildFolder(mode),
      target: buildTarget,
      // Vite's warning counts each file by itself. The budget for what is loaded first is in initialSize.ts.
      chunkSizeWarningLimit: 1000,
      // WebKit never asks again for a module whose preload has failed. What is worth it: src/app/preload.ts.
      modulePreload: false,
    },
  };
});
