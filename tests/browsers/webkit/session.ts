import { test as base, expect } from '@playwright/test';
import { remote } from 'webdriverio';
import type { AccountSeed } from '../../../src/mocks/identity-toolkit/index.ts';
import { driverPort } from '../../support/served.ts';

export { expect };

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
        capabilities: { browserName: 'MiniBrowser', 'wdio:enforceWebDriverClassic': true },
      });
      await provide(webkit);
      await webkit.deleteSession();
    },
    { scope: 'worker' },
  ],
});

/** The page scrolls smoothly after a choice, and a press on a moving element would miss it. */
export async function click(webkit: WebdriverIO.Browser, selector: string) {
  const element = webkit.$(selector);
  await element.waitForStable();
  await element.click();
}

export async function submit(
  webkit: WebdriverIO.Browser,
  { email, password }: Pick<AccountSeed, 'email' | 'password'>,
) {
  await webkit.$('button=Start My Onboarding Journey').waitForDisplayed();
  await webkit.$('input[type="email"]').setValue(email);
  await webkit.$('#current-password').setValue(password);
  await click(webkit, 'button=Start My Onboarding Journey');
}
