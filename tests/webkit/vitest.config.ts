import { defineConfig } from 'vitest/config';

/** `npm run test:browsers` starts the driver and serves the demo. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The driver has one session at a time.
    fileParallelism: false,
  },
});
