import { test as base } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/find-chromium.mjs';
import { identityPort } from './addresses.ts';
import { type IdentityServer, startIdentityServer } from './identityServer.ts';
import { keepPlainStorage } from './plainStorage.ts';
import { Stage } from './stage.ts';

interface TestFixtures {
  stage: Stage;
}

interface WorkerFixtures {
  /** The one that the portal asks. */
  knownPort: number;
  server: IdentityServer;
}

/** One renderer for all pages, and no process for graphics: a fifth of the time. */
const thrift = ['--disable-gpu', '--disable-site-isolation-trials', '--renderer-process-limit=1'];

/** Each worker has a browser, and a server that this browser takes for the known one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  knownPort: [identityPort, { scope: 'worker', option: true }],

  launchOptions: [
    async ({ knownPort }, provide, { parallelIndex }) => {
      const rule = `MAP 127.0.0.1:${knownPort} 127.0.0.1:${knownPort + parallelIndex}`;
      const args = [`--host-resolver-rules=${rule}`, ...thrift];
      await provide({ ...chromiumLaunch(), args });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ knownPort }, provide, { parallelIndex }) => {
      const server = await startIdentityServer(knownPort + parallelIndex);
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  stage: async ({ page, server }, provide) => {
    await server.heal();
    server.service.reset();
    await page.addInitScript(keepPlainStorage);
    const start = new Date();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start.getTime() + 1000);
    await provide(new Stage(page, server));
  },
});
