import { type BrowserContext, test as base, expect } from '@playwright/test';
import { chromiumLaunch } from '../../../scripts/browsers.mjs';
import { addresses, identityPort } from './addresses.ts';
import { type Expectation, verdictsOn } from './expectation.ts';
import { type IdentityServer, startIdentityServer, startOfTime } from './identityServer.ts';
import { type StoredState, Tab } from './tab.ts';
import { countPendingRequests } from './view.ts';

interface TestFixtures {
  tab: Tab;
}

interface WorkerFixtures {
  server: IdentityServer;
  session: StoredState;
}

/** One renderer for all pages of a browser. */
const thrift = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

/** Each worker has a browser, and a server that this browser takes for the known one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, provide, { parallelIndex }) => {
      const launch = chromiumLaunch();
      const rule = `MAP 127.0.0.1:${identityPort} 127.0.0.1:${identityPort + parallelIndex}`;
      const args = [...launch.args, ...thrift, `--host-resolver-rules=${rule}`];
      await provide({ ...launch, args: [...args, ...(launchOptions.args ?? [])] });
    },
    { scope: 'worker' },
  ],

  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide, { parallelIndex }) => {
      const server = await startIdentityServer(identityPort + parallelIndex);
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  session: [
    async ({ browser, server }, provide) => {
      const context = await browser.newContext({ baseURL: addresses.portal });
      const tab = await openTab(context, server);
      await tab.open('/login');
      await tab.settle(0);
      await tab.submit();
      await tab.settle(0);
      const session = await context.storageState({ indexedDB: true });
      await context.close();
      await provide(session);
    },
    { scope: 'worker' },
  ],

  tab: async ({ context, server, session }, provide) => {
    await provide(await openTab(context, server, session));
  },
});

async function openTab(context: BrowserContext, server: IdentityServer, session?: StoredState) {
  server.heal();
  server.service.reset();
  await context.addInitScript(countPendingRequests);
  await context.clock.install({ time: startOfTime });
  await context.clock.pauseAt(startOfTime + 1000);
  return new Tab(await context.newPage(), server, session);
}

/** A place and a fault, and what is to come of them. */
export function faultCase(
  name: string,
  expected: Expectation,
  play: (tab: Tab) => Promise<Expectation>,
  expectedLines: readonly RegExp[] = [],
) {
  test(name, { tag: '@case' }, async ({ tab }, { annotations }) => {
    tab.expectedLines.push(...expectedLines);
    const seen = await play(tab);
    annotations.push(...verdictsOn(seen, expected).map((type) => ({ type })));
    expect(seen).toEqual(expected);
  });
}
