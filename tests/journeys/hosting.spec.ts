import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { demoAccounts } from '../../src/mocks/demoAccounts.ts';
import { inlineSources } from '../../tools/vite/contentSecurityPolicy.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { open } from '../sites.mjs';
import { expect, test } from './support/test.ts';

const missingAssets = ['/assets/nope.js', '/assets/index-a1b2c3d4.js?again', '/assets/'];
const pages = ['/', '/login', '/home?milestone=team-lunch', '/assets'];

const assets = () => readdirSync('build/live/assets').map((name) => `/assets/${name}`);

test('an asset is cached for good, the page is requested each time; every answer carries every security header', async ({
  request,
}) => {
  const cached = { 'cache-control': 'public, max-age=31536000, immutable' };
  const asked = { 'cache-control': 'no-cache' };
  // A response with `Vary: *` is never taken from a cache (RFC 9111, section 4.1).
  const neverCached = { vary: expect.stringContaining('*') };
  const page = expect.stringContaining('<div id="root">');
  for (const [paths, status, headers, body = expect.any(String)] of [
    [assets(), 200, cached],
    [pages, 200, asked, page],
    [missingAssets, 404, neverCached],
    [['/robots.txt'], 200, asked, expect.stringContaining('User-agent: *\nDisallow: /\n')],
    [['/sw.js', '/manifest.webmanifest', '/icon-512.png'], 200, asked],
  ] as const) {
    for (const each of paths) {
      const answer = await request.get(each);
      expect.soft(answer.status(), each).toBe(status);
      expect.soft(answer.headers(), each).toMatchObject({ ...securityHeaders, ...headers });
      expect.soft(await answer.text(), each).toEqual(body);
    }
  }
});

test('the script in the page is written for older browsers, too, because it says in them what the portal needs', async ({
  request,
}) => {
  const body = await (await request.get('/login')).text();
  expect(/<script>(.+?)<\/script>/s.exec(body)?.[1]).not.toMatch(/\?\.\D|\?\?|\|\|=|catch\{/);
});

test('Edge is told to draw no button of its own beside Show', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  expect(page.match(/::-ms-\w+\{display:none\}/g)).toEqual([
    '::-ms-reveal{display:none}',
    '::-ms-clear{display:none}',
  ]);
});

/** All styles of the demo. */
async function styles(): Promise<readonly string[]> {
  await open('demo');
  const read = (file: string) => readFileSync(`build/demo/${file}`, 'utf8');
  const files = readdirSync('build/demo/assets').filter((file) => file.endsWith('.css'));
  return [
    ...inlineSources(read('index.html'), 'style'),
    ...files.map((file) => read(`assets/${file}`)),
  ];
}

test('nothing looks pointed at on a touch screen, which would keep that look after a tap', async () => {
  const ofPointers = /@media[^{]*\(hover:hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const others = (await styles()).map((css) => css.replace(ofPointers, ''));
  expect(others.flatMap((css) => css.match(/[^{}]*:hover[^{}]*/g) ?? [])).toEqual([]);
});

test('the styles need nothing that the oldest browsers lack', async () => {
  const demo = await styles();
  const config = '--config-path=tests/journeys/support/oldestBrowsers.jsonc';
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  execFileSync('node', [biome, 'lint', config, 'build/demo'], { stdio: 'pipe' });
  // Biome looks at no selector with arguments. These are known.
  const others = /:(?!(?:is|not|nth-child|nth-last-child)\()[\w-]+\((?=[^;{}]*\{)/g;
  expect(demo.flatMap((css) => css.match(others) ?? [])).toEqual([]);
});

// Trusted Types would refuse HTML that the code writes. Firefox never asks again for an import that failed inside a module,
// and an open page can do nothing about it: only the entry, which has come before, may be one.
test('the code of the portal writes no HTML, and imports only the entry and words', () => {
  const portal = assets().find((name) => /^\/assets\/lazyPortal-[\w-]+\.js$/.test(name)) ?? '';
  const code = readFileSync(`build/live${portal}`, 'utf8');
  expect(/.{0,60}innerHTML/.exec(code)?.[0]).toBeUndefined();
  const imported = [...code.matchAll(/\b(?:from|import)\s*\(?["'`](\.[^"'`]+)/g)];
  expect(imported.map(([, file = '']) => file).toSorted()).toEqual([
    expect.stringMatching(/^\.\/index-[\w-]+\.js$/),
    expect.stringMatching(/^\.\/portal-[\w-]+\.js$/),
  ]);
});

test('the live build contains nothing of the mock, which the demo’s does', async () => {
  await open('demo');
  const traces = [
    'mockServiceWorker',
    'setupWorker',
    'error.waymark.test',
    'waymark-mock',
    'demo-waymark',
    'connectAuthEmulator',
    'Mock identity service',
    ...demoAccounts.flatMap(({ email, password }) => [email, password]),
  ];
  const tracesIn = (name: string) => {
    const folder = `build/${name}`;
    const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|html|css|json|map)$/.test(file))
      .map((file) => file + readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    return traces.filter((trace) => text.includes(trace));
  };
  expect(tracesIn('live')).toEqual([]);
  expect(tracesIn('demo')).toEqual(
    expect.arrayContaining(['mockServiceWorker', 'error.waymark.test', 'Mock identity service']),
  );
});
