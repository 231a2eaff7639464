import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityHeaders } from '../securityHeaders.ts';

/** The headers that every answer gets. */
function headersIn(config: string) {
  const { hosting } = JSON.parse(readFileSync(config, 'utf8'));
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
