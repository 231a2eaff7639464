import { test as base, expect } from '@playwright/test';
import { remote } from 'webdriverio';

export { expect };

export const driverPort = 4305;

const capabilities = {
  browserName: 'MiniBrowser',
  'wdio:enforceWebDriverClassic': true,
};

interface WorkerFixtures {
  webkit: WebdriverIO.Browser;
}

export const test = base.extend<object, WorkerFixtures>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there which other fixtures are needed
    async ({}, provide, { project }) => {
      const webkit = await remote({
        hostname: '127.0.0.1',
        port: driverPort,
        path: '/',
        baseUrl: project.use.baseURL ?? '',
        logLevel: 'silent',
        waitforTimeout: 20_000,
        capabilities,
      });
      await provide(webkit);
      await webkit.deleteSession();
    },
    { scope: 'worker' },
  ],
});
