import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const vite = 'node node_modules/vite/bin/vite.js';

export interface Portal {
  /** Also the name of its folder in `build`. */
  readonly name: string;
  readonly mode: 'demo' | 'live' | 'emulator';
  readonly port: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Builds a portal and serves it as the hosting would, as long as Playwright's tests run. */
export function servePortal({ name, mode, port, settings }: Portal) {
  const outDir = `--outDir build/${name}`;
  return {
    name,
    command: [
      `${vite} build --mode ${mode} ${outDir} --emptyOutDir --logLevel error`,
      `${vite} preview ${outDir} --host 127.0.0.1 --port ${port} --strictPort`,
    ].join(' && '),
    cwd: root,
    url: `${addressOf(port)}/login`,
    // Playwright sets NODE_ENV to `test`, for which Vite would bundle React's development build.
    // A developer may have chosen another employee in `.env.local`.
    env: { NODE_ENV: 'production', VITE_EMPLOYEE: '', ...settings },
    timeout: 300_000,
  };
}

/** Serves what the last `storybook build` made. */
export function serveStorybook(port: number) {
  return {
    name: 'storybook',
    command: `${vite} preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    // Without it Vite would look for the portal.
    env: { STORYBOOK: 'true' },
    url: `${addressOf(port)}/index.json`,
  };
}

/** The demo, with the workbench in a folder. */
export function serveSite(port: number) {
  return {
    name: 'site',
    command: `npm run build:site && ${vite} preview --mode demo --outDir build/site --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    env: { NODE_ENV: 'production', VITE_EMPLOYEE: '' },
    url: `${addressOf(port)}/login`,
    timeout: 300_000,
  };
}

export const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** What every run of Playwright has in common. */
export const common = {
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
} as const;

export const place = { locale: 'en-US', timezoneId: 'UTC' } as const;
