import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** The tools' own scripts, for Node: without a shell between, a signal reaches them. */
export const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
export const vite = path.join(root, 'node_modules/vite/bin/vite.js');
export const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
