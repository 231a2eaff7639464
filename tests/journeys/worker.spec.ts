import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import { expectRelease, keptFiles, signInAndKeep, test, workers } from './support/releases.ts';
import { expect } from './support/test.ts';

// The service worker gets other responses than the portal's files, and caches that fail. Each decision of the worker:
// src/app/offline/*.test.ts.

test.use({
  expectedComplaints: [
    /^Failed to (?:load module script|load resource|find a valid digest)|^Loading module from |^Error$|ServiceWorker|A part of the page did not load/,
  ],
});

const answerWith = (type: string, text: string) => (response: ServerResponse) =>
  response.setHeader('Content-Type', type).end(text);

const script = /^\/assets\/index-[^/]+\.js$/;
const portalFile = /^\/assets\/lazyPortal-[^/]+\.js$/;
const pageFile = /^\/index\.html/;
const workerScript = /^\/sw\.js$/;

/** Until the installation of a worker has succeeded or failed. */
const untilInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing),
    )
    .toBeFalsy();

/** Deletes what is kept of a file of the portal. */
async function loseFile(page: Page, file: RegExp) {
  const loseIn = async (pattern: RegExp) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (pattern.test(new URL(request.url).pathname) && (await cache.delete(request)))
          count += 1;
      }
    }
    return count;
  };
  expect(await page.evaluate(loseIn, file)).toBe(1);
}

test('a release that is published in the middle of an installation ends it', {
  tag: '@browsers',
}, async ({ page, server }) => {
  server.intercept(pageFile, (response) => response.end(readFileSync('build/next/index.html')));
  await portal.signIn(page);
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching(/\/plan-/));
  await untilInstalled(page);
  expect(await workers(page)).toEqual({ isActive: false, isWaiting: false });
});

for (const [name, file] of [
  ['the script', script],
  ['the code of the portal', portalFile],
] as const) {
  // Chromium alone lets a test empty its HTTP cache, which has these files, too.
  test(`where the device has lost ${name}, and the server has another release, a reload leads to that`, async ({
    page,
    context,
    server,
  }) => {
    await signInAndKeep(page);
    await loseFile(page, file);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');
    server.deploy('next');
    await page.reload();
    const offer = page.getByRole('link', { name: 'reload' });
    await expect(portal.heading(page).or(offer)).toBeVisible();
    if (await offer.isVisible()) await offer.click();
    await expectRelease(page, 'next');
    await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
  });
}

test('a start that an access proxy redirects leads to its sign-in, and back to the portal', {
  tag: '@browsers',
}, async ({ page, server, built }) => {
  await signInAndKeep(page);
  const proxy = `${built.next}/login`;
  server.intercept(/^\/home/, (response) => response.writeHead(302, { Location: proxy }).end());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL(proxy);
  server.stopIntercepting();
  await page.goto('/home');
  await expect(portal.heading(page)).toBeVisible();
  expect(await workers(page)).toEqual({ isActive: true, isWaiting: false });
});

test('a worker can be withdrawn by a deploy', {
  tag: '@browsers',
}, async ({ page, server }) => {
  await signInAndKeep(page);
  const [, withdrawal = ''] =
    /```js\n(self\.[^]+?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  server.deploy('next');
  server.intercept(workerScript, answerWith('text/javascript', withdrawal));
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  await expect.poll(() => workers(page)).toEqual({ isActive: false, isWaiting: false });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expectRelease(page, 'next');
});
