import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.mjs';
import { onboardingContent } from './scripts/vite/onboardingContent.ts';
import { portalPage, ways } from './scripts/vite/portalPage.ts';

export default defineConfig(({ mode }) => {
  const way = ways.find((known) => known === mode) ?? 'live';
  /** Storybook and the tests run in modes of their own. */
  const usesMocks = mode !== 'emulator' && mode !== 'live';
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      onboardingContent(),
      portalPage(way),
      usesMocks ? msw({ mode: 'worker-only' }) : undefined,
    ],
    build: { target: 'es2023' },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              instances: [{ browser: 'chromium' }],
              provider: playwright({
                launchOptions: { executablePath: findChromium() ?? '' },
                contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
              }),
            },
          },
        },
      ],
    },
  };
});
