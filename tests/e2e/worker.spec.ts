import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import {
  expectRelease,
  keptFiles,
  reloadUntil,
  signInAndKeep,
  test,
  workers,
} from './support/releases.ts';
import { expect } from './support/test.ts';

// The service worker gets other answers than the portal's files, and caches that fail. Each decision of the worker:
// src/app/offline/*.test.ts.

test.use({
  expectedComplaints: [
    /^Failed to (?:load module script|load resource|find a valid digest)|^Loading module from |^Error$|ServiceWorker|A part of the page did not load/,
  ],
});

const answerWith = (type: string, text: string) => (response: ServerResponse) =>
  response.setHeader('Content-Type', type).end(text);

/** The answer of a network that wants a login first. */
const foreignPage = answerWith('text/html', '<title>Welcome</title><a href="/login">Go on</a>');

const redirect = (response: ServerResponse) =>
  response.writeHead(302, { Location: '/login?network' }).end();

const script = /^\/assets\/index-[^/]+\.js$/;
/** In Firefox, a second try has a query. */
const portalFile = /^\/assets\/Portal-[^/]+\.js(?:\?|$)/;
const plan = /^\/assets\/plan-[^/]+\.json$/;
const document = /^\/index\.html/;
const workerScript = /^\/sw\.js$/;

/** Until the installation of a worker has succeeded or failed. */
const untilInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing),
    )
    .toBeFalsy();

/** Lets the browser look for the next release. */
async function lookForRelease(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });
  await untilInstalled(page);
}

for (const [name, file, answer] of [
  ['a page comes for the plan', plan, foreignPage],
  ['a redirect comes for the code of the portal', portalFile, redirect],
] as const) {
  test(`where ${name} while a release is installed, the portal goes on`, {
    tag: file === portalFile ? '@browsers' : [],
  }, async ({ page, server }) => {
    await signInAndKeep(page);
    server.deploy('next');
    server.intercept(file, answer);
    await lookForRelease(page);
    server.stopIntercepting();
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
    await lookForRelease(page);
    await reloadUntil(page, 'next');
  });
}

test('a release that is published in the middle of an installation ends it', async ({
  page,
  server,
}) => {
  server.intercept(document, (response) => response.end(readFileSync('build/next/index.html')));
  await portal.signIn(page);
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching(plan));
  await untilInstalled(page);
  expect(await workers(page)).toEqual({ isActive: false, isWaiting: false });
});

test('where a release is published before the code of the portal has come, the page moves to it', {
  tag: '@browsers',
}, async ({ page, server }) => {
  // A worker would bring the code.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await portal.signIn(page);
  server.intercept(portalFile, (response) => {
    server.deploy('next');
    server.stopIntercepting();
    response.writeHead(404).end();
  });
  await page.reload();
  await expectRelease(page, 'next');
});

for (const [name, fault] of [
  ['refuses', `Promise.reject(new DOMException('Refused.', 'InvalidStateError'))`],
  ['never answers', 'new Promise(() => {})'],
] as const) {
  test(`where the cache of the worker ${name}, the network is asked`, {
    tag: name === 'never answers' ? '@browsers' : [],
  }, async ({ page, server }) => {
    // From the end of the installation on.
    const brokenCaches = `
      for (const name of ['open', 'match', 'keys', 'has', 'delete']) {
        const work = CacheStorage.prototype[name];
        CacheStorage.prototype[name] = function (...values) {
          return self.registration.active ? ${fault} : work.apply(this, values);
        };
      }`;
    const worker = readFileSync('build/live/sw.js', 'utf8');
    server.intercept(workerScript, answerWith('text/javascript', brokenCaches + worker));
    await signInAndKeep(page);
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
  });
}

test('what was deleted under the worker comes from the network, and is kept again with the next release', {
  tag: '@browsers',
}, async ({ page, server, setOffline }) => {
  await signInAndKeep(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  expect(await workers(page)).toEqual({ isActive: true, isWaiting: false });
  server.deploy('next');
  await lookForRelease(page);
  await reloadUntil(page, 'next');
  await portal.untilKeptForOffline(page);
  await setOffline(true);
  await page.reload();
  await expectRelease(page, 'next');
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
    await page.evaluate(async (pattern) => {
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName);
        for (const request of await cache.keys()) {
          if (pattern.test(new URL(request.url).pathname)) await cache.delete(request);
        }
      }
    }, file);
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

const keptPage = { type: 'text/html', text: '<title>Welcome to our network</title>' };
const keptScript = { type: 'text/javascript', text: 'document.title = "Overwritten"' };

for (const [name, file, content] of [
  ['a foreign page is kept as the plan', plan, keptPage],
  ['a foreign page is kept as the page', document, keptPage],
  ['a foreign script is kept as the script', script, keptScript],
] as const) {
  test(`where ${name}, a reload leads to the portal`, {
    tag: file === document ? '@browsers' : [],
  }, async ({ page }) => {
    await signInAndKeep(page);
    const spoil = async ([pattern, { type, text }]: readonly [RegExp, typeof keptPage]) => {
      let count = 0;
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName);
        for (const { url } of await cache.keys()) {
          if (!pattern.test(new URL(url).pathname)) continue;
          await cache.put(url, new Response(text, { headers: { 'Content-Type': type } }));
          count += 1;
        }
      }
      return count;
    };
    expect(await page.evaluate(spoil, [file, content] as const)).toBeGreaterThan(0);
    await page.reload();
    // A page that did not load completely says so, and offers a reload.
    const offer = page.getByText(/^(?:reload|Reload the page)$/);
    await expect(portal.heading(page).or(offer)).toBeVisible();
    if (await offer.isVisible()) await offer.click();
    await expect(portal.heading(page)).toBeVisible();
    await expect(page).not.toHaveTitle('Overwritten');
    await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
  });
}

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
