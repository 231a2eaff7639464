import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostingHeaders, parsePolicy } from '#scripts/hosting/headers.mjs';
import { readHostingSetting } from '#scripts/hosting/setting.mjs';
import {
  type HostingRules,
  headersFor,
  matchesSource,
  policyFor,
  rewriteOf,
} from '#scripts/vite/hostingRules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
  hosting: HostingRules & { public: string };
};

const policyHeader = 'Content-Security-Policy';
const policyOf = (rules: HostingRules['headers']) =>
  headersFor({ rewrites: [], headers: rules }, '/login').get(policyHeader) ?? '';
const tight = policyOf(hostingHeaders({ recaptcha: false }));

describe('firebase.json', () => {
  it('has the headers that "npm run hosting:headers" writes', () => {
    expect(hosting.headers).toEqual(hostingHeaders(readHostingSetting(root)));
  });

  it('allows nothing unsafe', () => {
    expect(JSON.stringify(hosting)).not.toContain('unsafe-');
  });

  it('serves the page for every route, and a missing asset as missing', () => {
    expect(hosting.public).toBe('dist');
    expect(rewriteOf(hosting, '/')).toBe('/index.html');
    expect(rewriteOf(hosting, '/home')).toBe('/index.html');
    expect(rewriteOf(hosting, '/a/b.c/d')).toBe('/index.html');
    expect(rewriteOf(hosting, '/assets/gone-1a2b.js')).toBeUndefined();
  });

  it('keeps hashed files for ever and asks about all others', () => {
    const cacheOf = (file: string) => headersFor(hosting, file).get('Cache-Control');
    expect(cacheOf('/assets/index-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('/')).toBe('no-cache');
    expect(cacheOf('/home')).toBe('no-cache');
    expect(cacheOf('/favicon.svg')).toBe('no-cache');
  });
});

describe('the default policy', () => {
  it('refuses everything that it does not name, framing and text as script', () => {
    expect(parsePolicy(tight)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  it('lets the page reach its own origin, Firebase, and nobody else', () => {
    expect(parsePolicy(tight)['connect-src']).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
  });
});

describe('the policy for reCAPTCHA', () => {
  const wide = parsePolicy(policyOf(hostingHeaders({ recaptcha: true })));

  it("admits Google's script and frame", () => {
    expect(wide['script-src']).toContain('https://www.gstatic.com/recaptcha/');
    expect(wide['frame-src']).toContain('https://www.google.com/recaptcha/');
  });

  it('does not require Trusted Types, and is as tight as the default otherwise', () => {
    const changed = new Set([
      'script-src',
      'frame-src',
      'connect-src',
      'require-trusted-types-for',
      'trusted-types',
    ]);
    const rest = (policy: Record<string, string>) =>
      Object.entries(policy).filter(([name]) => !changed.has(name));
    expect(rest(wide)).toEqual(rest(parsePolicy(tight)));
    expect(Object.keys(wide).join(' ')).not.toContain('trusted-types');
  });
});

describe('the policy of the other ways', () => {
  const emulatorUrl = 'http://127.0.0.1:9099';

  it('is untouched for live', () => {
    expect(policyFor('live', tight, emulatorUrl)).toBe(tight);
  });

  it('lets the demo register its one worker', () => {
    const demo = parsePolicy(policyFor('demo', tight, emulatorUrl));
    expect(demo['trusted-types']).toBe('waymark-mock-worker');
    expect(demo['worker-src']).toBe("'self'");
    expect(demo['require-trusted-types-for']).toBe("'script'");
  });

  it('lets the emulator portal reach the emulator', () => {
    const emulator = parsePolicy(policyFor('emulator', tight, emulatorUrl));
    expect(emulator).toEqual({
      ...parsePolicy(tight),
      'connect-src': `${parsePolicy(tight)['connect-src']} ${emulatorUrl}`,
    });
  });
});

describe('patterns', () => {
  it.each([
    ['**', '/', true],
    ['**', '/a/b', true],
    ['/assets/**', '/assets/a/b.js', true],
    ['/assets/**', '/assetsx/a.js', false],
    ['!/assets/**', '/assets/a.js', false],
    ['!/assets/**', '/home', true],
    ['/*.svg', '/favicon.svg', true],
    ['/*.svg', '/a/favicon.svg', false],
    ['/*.svg', '/faviconxsvg', false],
  ])('%s on %s: %s', (source, pathname, expected) => {
    expect(matchesSource(source, pathname)).toBe(expected);
  });
});
