import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The headers that every answer gets. */
function headersIn(config: string) {
  const { hosting } = JSON.parse(readFileSync(config, 'utf8'));
  const headers: { key: string; value: string }[] = hosting.headers[0].headers;
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

it('the site of demo and workbench sends what the portal sends, but for its frames and search engines', () => {
  expect(headersIn('firebase.site.json')).toEqual({
    ...headersIn('firebase.json'),
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  });
});
