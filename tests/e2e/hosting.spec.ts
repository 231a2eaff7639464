import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { preview } from 'vite';
import { expect, test } from './support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
  hosting: { headers: [{ headers: { key: string; value: string }[] }] };
};
const securityHeaders = Object.fromEntries(
  hosting.headers[0].headers
    .filter(({ key }) => key !== 'Cache-Control')
    .map(({ key, value }) => [key.toLowerCase(), value]),
);

const missingAssets = [
  '/assets/nope.js',
  '/assets/index-a1b2c3d4.js',
  '/assets/index-a1b2c3d4.js?again',
  '/assets/.x.js',
  '/assets/..%2findex.html',
  '/assets/%2e%2e/index.html',
  '/assets/%0a.js',
  '/assets/a/b.js',
  '//assets/nope.js',
  '/assets/',
];
const pages = [
  '/',
  '/login',
  '/home?milestone=team-lunch',
  '/.x',
  '/home/.x',
  '/.well-known/x',
  '/..%2fy',
  '/a/.b/c/.d',
  '/home%0a',
  '/home%0d',
  '/home%0d%0a',
  '/x%E2%80%A8',
  '/x%00',
  '/HOME',
  '//home',
  '/home//',
  '/a\\b',
  '/home%2f..%2f',
  '/assets',
  '/assets.js',
  '/assets%2fnope.js',
  '/ASSETS/nope.js',
  '/ass/nope.js',
  `/${'long/'.repeat(200)}`,
];
/** What the server itself can not look up. */
const refused = ['/%E0%A4%A', '/assets/%', `/${'x'.repeat(300)}`];

/** A browser would tidy the path. */
async function ask(origin: string, requestPath: string) {
  const { hostname, port } = new URL(origin);
  const request = get({ hostname, port, path: requestPath, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = (await answer.setEncoding('utf8').toArray()).join('');
  return { status: answer.statusCode, headers: answer.headers, body };
}

const assets = () =>
  readdirSync(path.join(root, 'build/live/assets')).map((name) => `/assets/${name}`);

/** The preview answers with Firebase Hosting's own server, our rules and our build. */
test.describe('on the preview', { tag: '@live' }, () => {
  test('every answer carries every security header', async ({ baseURL: origin = '' }) => {
    expect(Object.keys(securityHeaders).length).toBeGreaterThan(5);
    for (const each of [...missingAssets, ...pages, ...refused, ...assets(), '/robots.txt']) {
      const { headers } = await ask(origin, each);
      expect.soft(headers, each).toMatchObject(securityHeaders);
    }
  });

  test('an asset is kept for ever, the page is asked for each time', async ({
    baseURL: origin = '',
  }) => {
    for (const each of assets()) {
      const { status, headers } = await ask(origin, each);
      expect.soft(status, each).toBe(200);
      expect.soft(headers['cache-control'], each).toBe('public, max-age=31536000, immutable');
      expect.soft(headers.vary ?? '', each).not.toContain('*');
    }
    for (const each of pages) {
      const { status, headers, body } = await ask(origin, each);
      expect.soft(status, each).toBe(200);
      expect.soft(headers['cache-control'], each).toBe('no-cache');
      expect.soft(body, each).toContain('<div id="root">');
    }
  });

  test('a missing asset is missing, and nobody keeps that', async ({ baseURL: origin = '' }) => {
    for (const each of missingAssets) {
      const { status, headers } = await ask(origin, each);
      expect.soft(status, each).toBe(404);
      // With this an answer is never taken from a cache (RFC 9111, section 4.1).
      expect.soft(headers.vary, each).toContain('*');
    }
    const { headers } = await ask(origin, '/assets/nope.js');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('what cannot be answered tells nothing about the machine', async ({
    baseURL: origin = '',
  }) => {
    for (const each of refused) {
      const { status, body } = await ask(origin, each);
      expect.soft(status, each).toBe(500);
      expect.soft(body, each).toBe('Unexpected error occurred.');
    }
  });

  test('robots are told that nothing is to be indexed', async ({ baseURL: origin = '' }) => {
    const { headers, body } = await ask(origin, '/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('User-agent: *\nDisallow: /\n');
  });
});

test('the page begins with its policy, and says early how it is encoded', {
  tag: '@live',
}, async ({ baseURL }) => {
  const { body } = await ask(baseURL ?? '', '/login');
  expect(body).toMatch(
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  // Browsers look no further than this.
  expect(body.slice(0, 1024)).toContain('<meta charset="utf-8" />');
});

test('a preview of a folder somewhere else misses what is missing there', {
  tag: '@live',
}, async () => {
  const server = await preview({
    root,
    mode: 'live',
    logLevel: 'silent',
    build: { outDir: path.join(root, 'build/live') },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  expect(await ask(origin, '/assets/nope.js')).toMatchObject({ status: 404 });
  expect(await ask(origin, '/login')).toMatchObject({ status: 200 });
  await server.close();
});

test('a browser asks for a missing asset again, and once for one that is there', {
  tag: '@live',
}, async ({ browser, baseURL }) => {
  // Routes, which journeys have, turn the browser's cache off.
  const page = await browser.newPage();
  await page.goto(`${baseURL}/robots.txt`);
  const isFetched = (address?: string) =>
    page.evaluate(async (url) => {
      performance.clearResourceTimings();
      await (await fetch(url)).text();
      const [entry] = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entry && entry.transferSize > 0;
    }, `${baseURL}${address}`);
  const missing = '/assets/index-a1b2c3d4.js';
  expect([await isFetched(missing), await isFetched(missing)]).toEqual([true, true]);
  const [asset] = assets();
  expect([await isFetched(asset), await isFetched(asset)]).toEqual([true, false]);
  await page.close();
});
