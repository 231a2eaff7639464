import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import {
  asWorker,
  keptFiles,
  progressIn,
  signInAndKeep,
  test,
  workers,
} from './support/releases.ts';
import { expect } from './support/test.ts';

// What comes to the service worker that is no file of the portal, and what its caches do to it.

test.use({
  expectedComplaints: [
    /^Failed to (?:load module script|load resource|find a valid digest)|^Loading module from |^Error$|ServiceWorker|A part of the page did not load/,
  ],
});

/** As a network answers that wants a login first. */
const foreignPage = (response: ServerResponse) =>
  response
    .setHeader('Content-Type', 'text/html')
    .end('<!doctype html><title>Welcome to our network</title><a href="/login">Go on</a>');

const foreignJson = (response: ServerResponse) =>
  response.setHeader('Content-Type', 'application/json').end('{"login":"https://network.test"}');

const redirect = (response: ServerResponse) =>
  response.writeHead(302, { Location: '/login?network' }).end();

const script = /^\/assets\/index-[^/]+\.js$/;
/** With the query of a second try in Firefox. */
const portalFile = /^\/assets\/Portal-[^/]+\.js(?:\?|$)/;
const rules = /^\/assets\/fetchPasswordRules-[^/]+\.js$/;
const plan = /^\/assets\/plan-[^/]+\.json$/;
const document = /^\/index\.html$/;

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

/** A page that did not load completely says so, and offers a reload. */
async function reloadUntilWhole(page: Page) {
  const offer = page.getByText(/^(?:reload|Reload the page)$/);
  await expect(portal.heading(page).or(offer)).toBeVisible();
  if (await offer.isVisible()) await offer.click();
  await expect(portal.heading(page)).toBeVisible();
}

for (const [name, file, answer] of [
  ['a page comes for the plan', plan, foreignPage],
  ['other data comes for the plan', plan, foreignJson],
  ['a page comes for the code of the portal', portalFile, foreignPage],
  ['a redirect comes for the code of the portal', portalFile, redirect],
] as const) {
  test(`where ${name} while a release is installed, the portal goes on`, {
    tag: file === portalFile ? '@browsers' : [],
  }, async ({ page, server }) => {
    await signInAndKeep(page);
    server.deploy('next');
    server.intercept((requested, response) => {
      const isHit = file.test(requested);
      if (isHit) answer(response);
      return isHit;
    });
    await lookForRelease(page);
    server.intercept(() => false);
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
    await lookForRelease(page);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(progressIn.next)).toBeVisible({ timeout: 15_000 });
    }).toPass();
  });
}

test('a release that is published in the middle of an installation ends it', async ({
  page,
  server,
}) => {
  const nextPage = readFileSync(path.resolve('build/next/index.html'), 'utf8');
  server.intercept((requested, response) => {
    const isHit = document.test(requested);
    if (isHit) response.setHeader('Content-Type', 'text/html').end(nextPage);
    return isHit;
  });
  await portal.signIn(page);
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching(plan));
  await untilInstalled(page);
  expect(await workers(page)).toEqual({ isActive: false, isWaiting: false });
  expect((await keptFiles(page)).filter((file) => file.startsWith('/index.html'))).toEqual([]);
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
    const worker = readFileSync(path.resolve('build/live/sw.js'), 'utf8');
    server.intercept(asWorker(brokenCaches + worker));
    await signInAndKeep(page);
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
  });
}

test('what was deleted under the worker is kept again', {
  tag: '@browsers',
}, async ({ page, setOffline }) => {
  await signInAndKeep(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  const isWhole = async () => {
    const kept = await keptFiles(page);
    return [script, portalFile, rules, plan, /^\/index\.html/].every((file) =>
      kept.some((each) => file.test(each)),
    );
  };
  await expect.poll(isWhole).toBe(true);
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
  await setOffline(true);
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
});

for (const [name, file] of [
  ['the script', script],
  ['the code of the portal', portalFile],
  ['the plan', plan],
  ['the page', /^\/index\.html/],
] as const) {
  test(`where a foreign page is kept as ${name}, a reload leads to the portal`, {
    tag: name === 'the page' ? '@browsers' : [],
  }, async ({ page }) => {
    await signInAndKeep(page);
    const spoiled = (await keptFiles(page)).filter((each) => file.test(each));
    expect(spoiled).not.toEqual([]);
    await page.evaluate(async (addresses) => {
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName);
        for (const address of addresses) {
          if (!(await cache.match(address))) continue;
          const headers = { 'Content-Type': 'text/html' };
          await cache.put(
            address,
            new Response('<title>Welcome to our network</title>', { headers }),
          );
        }
      }
    }, spoiled);
    await page.reload();
    await reloadUntilWhole(page);
    await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: false });
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
  });
}

test('a page of somebody else’s is no new release', {
  tag: '@browsers',
}, async ({ page, server }) => {
  await signInAndKeep(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  let asked = 0;
  server.intercept((requested, response) => {
    if (portalFile.test(requested)) {
      response.writeHead(503).end();
      return true;
    }
    // The first one is the reload of the person, which a network let through.
    if (!requested.startsWith('/home') || ++asked === 1) return false;
    foreignPage(response);
    return true;
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  server.intercept(() => false);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(portal.heading(page)).toBeVisible();
  await expect(portal.submitButton(page)).toHaveCount(0);
});

test('a worker can be withdrawn by a deploy', {
  tag: '@browsers',
}, async ({ page, server }) => {
  await signInAndKeep(page);
  const [, withdrawal = ''] =
    /```js\n(self\.[^]+?)```/.exec(readFileSync(path.resolve('docs/hosting.md'), 'utf8')) ?? [];
  server.deploy('next');
  server.intercept(asWorker(withdrawal));
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  await expect.poll(() => workers(page)).toEqual({ isActive: false, isWaiting: false });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(page.getByText(progressIn.next)).toBeVisible();
});
