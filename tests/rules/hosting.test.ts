import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { securityHeaders } from '../securityHeaders.ts';

const hostingIn = (config: string) => JSON.parse(readFileSync(config, 'utf8')).hosting;

/** The headers that every response gets. */
function headersIn(config: string) {
  const hosting = hostingIn(config);
  const headers: { key: string; value: string }[] = hosting.headers[0].headers;
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

const portal = { 'cache-control': 'no-cache', ...securityHeaders };

it('the portal sends each security header', () => {
  expect(headersIn('firebase.json')).toEqual(portal);
});

it('the site of demo and workbench sends the same, but for its frames and search engines', () => {
  expect(headersIn('firebase.site.json')).toEqual({
    ...portal,
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  });
});

// `tools/hosting.mjs` follows this rule without reading it.
it.each([
  ['firebase.json', '!/assets/**'],
  ['firebase.site.json', '!/@(assets|workbench)/**'],
])('%s answers each address with the page, but for %s', (config, source) => {
  expect(hostingIn(config).rewrites).toEqual([{ source, destination: '/index.html' }]);
});

it('each mode has a folder and a port of its own, and the folder of the live build is deployed', () => {
  // Vite's mode is `production` if a command names none.
  const places = ['live', 'production', 'demo', 'emulator'].map((mode) => {
    const { build, preview } = viteConfig({ command: 'build', mode });
    return [build?.outDir, preview?.port];
  });
  expect(places).toEqual([
    [hostingIn('firebase.json').public, 4173],
    [hostingIn('firebase.json').public, 4173],
    ['dist/demo', 4174],
    ['dist/emulator', 4175],
  ]);
});
