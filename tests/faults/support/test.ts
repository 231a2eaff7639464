import { type BrowserContext, test as base } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/find-chromium.mjs';
import { addresses, identityPort } from './addresses.ts';
import { type IdentityServer, startIdentityServer, startOfTime } from './identityServer.ts';
import { keepPlainStorage } from './plainStorage.ts';
import { type SignedIn, Stage } from './stage.ts';

interface TestFixtures {
  stage: Stage;
}

export interface WorkerFixtures {
  /** The one that the portal asks. */
  knownPort: number;
  /** For the browser's engine. */
  engineFlags: string;
  server: IdentityServer;
  signedIn: SignedIn;
}

/** One renderer for all pages of a browser. */
const thrift = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

/** Each worker has a browser, and a server that this browser takes for the known one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  knownPort: [identityPort, { scope: 'worker', option: true }],
  engineFlags: ['', { scope: 'worker', option: true }],

  launchOptions: [
    async ({ knownPort, engineFlags }, provide, { parallelIndex }) => {
      const rule = `MAP 127.0.0.1:${knownPort} 127.0.0.1:${knownPort + parallelIndex}`;
      const launch = chromiumLaunch();
      const args = [
        ...launch.args,
        ...thrift,
        `--host-resolver-rules=${rule}`,
        `--js-flags=${engineFlags}`,
      ];
      await provide({ ...launch, args });
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

  signedIn: [
    async ({ browser, server }, provide) => {
      const stage = await openStage(
        await browser.newContext({ baseURL: addresses.portal }),
        server,
      );
      await stage.open('/login');
      await stage.settle(0);
      await stage.submit();
      await stage.settle(0);
      const state = await stage.context.storageState({ indexedDB: true });
      await stage.context.close();
      await provide(state);
    },
    { scope: 'worker' },
  ],

  stage: async ({ context, server, signedIn }, provide) => {
    await provide(await openStage(context, server, signedIn));
  },
});

async function openStage(context: BrowserContext, server: IdentityServer, signedIn?: SignedIn) {
  await server.heal();
  server.service.reset();
  await context.addInitScript(keepPlainStorage);
  await context.clock.install({ time: startOfTime });
  await context.clock.pauseAt(startOfTime + 1000);
  return new Stage(await context.newPage(), server, signedIn);
}
