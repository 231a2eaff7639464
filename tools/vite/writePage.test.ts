import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '#app/browsers.ts';
import { palette } from '#components/theme/tokens.ts';
import { pageWords as german } from '#components/words/de/page.ts';
import { pageWords as english } from '#components/words/en/page.ts';
import { policyFor } from './contentSecurityPolicy.ts';
import { missingFilePage } from './pageSentences.ts';
import { constantsOf, type PageParts, writeBody, writePage } from './writePage.ts';

const source = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8');

const entry = '<script type="module" crossorigin src="/assets/index-1.js"></script>';

/** The page as Vite passes it on in a build: with constants, and with links instead of the entry's source. */
const handedOn = Object.entries(constantsOf('live'))
  .reduce((page, [name, value]) => page.replaceAll(`%${name}%`, value), source)
  .replaceAll(/ *<script type="module" src="\/src\/app\/(?:preload|main).+\n/g, '')
  .replace(' vite-ignore', ' ')
  .replace('</head>', `${entry}\n</head>`);

const parts: PageParts = {
  mode: 'live',
  bootstrap: "start('$&')",
  pages: [
    {
      language: 'en',
      words: english,
      submitting: 'Signing In...',
      screens: { root: '<form></form>', loading: '<main>Loading...</main>' },
    },
  ],
  css: 'p{content:"$1"}',
  filesOf: (module) =>
    ['js', 'css'].map((kind) => `assets/${module.split('/').slice(-2).join('-')}.${kind}`),
  policy: {},
};
const inGerman: PageParts['pages'][number] = {
  language: 'de',
  words: german,
  submitting: 'Anmeldung',
  screens: { root: '<form>$&</form>', loading: '<main>Laden</main>' },
};
const bilingual: PageParts['pages'] = [...parts.pages, inGerman];
const [bootstrap, style] = [`<script>${parts.bootstrap}</script>`, `<style>${parts.css}</style>`];

it('browsers draw the color of the ground around the page', () => {
  for (const [scheme, { background }] of Object.entries(palette)) {
    const media = `media="(prefers-color-scheme: ${scheme})"`;
    expect(handedOn).toContain(`<meta name="theme-color" content="${background}" ${media} />`);
  }
});

it('names the oldest browsers as README does', () => {
  const page = writeBody(handedOn, parts.pages);
  expect(page).toContain('needs at least Chrome 111, Edge 111, Firefox 115, or Safari 16.4.');
  expect(readFileSync('README.md', 'utf8')).toContain(oldestBrowsers);
});

it('a browser evaluates what begins the portal before the entry, which Vite bundles in the order of the page', () => {
  const scripts = [...source.matchAll(/<script type="module" src="([^"]+)"/g)];
  expect(scripts.map(([, address]) => address)).toEqual([
    '/src/app/firstScreen/bootstrap.ts',
    '/src/app/preload.ts',
    '%ENTRY%',
  ]);
});

describe('the page of a build', () => {
  const page = writePage(handedOn, parts);

  it('asks for the entry, then starts, and says the rest of its head after that', () => {
    const order = ['Content-Security-Policy', 'manifest', 'charset', entry, bootstrap];
    const places = [...order, 'preconnect', style, '</head>'].map((text) => page.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page).not.toMatch(/stylesheet|src\/app|%[A-Z_]+%/);
  });

  it('has a policy that allows exactly its script and its style', () => {
    const policy = policyFor({ mode: 'live', page: bootstrap + style });
    expect(page).toContain(`content="${policy}"`);
  });

  it("holds the prerendered screens, and a link to the portal's own code that does nothing yet", () => {
    expect(page).toContain('<div id="root"><form></form></div>');
    expect(page).toContain('<div id="loading"><main>Loading...</main></div>');
    const file = 'crossorigin href="/assets/portal-lazyPortal.ts';
    const links = `<link rel="modulepreload" ${file}.js"><link ${file}.css">`;
    expect(page).toContain(`<template id="preload">${links}</template></body>`);
  });

  it('holds a further language in a template, behind which the last script shows it', () => {
    const script = '<script>bootstrap.showLanguage()</script>';
    const translated = writePage(handedOn, { ...parts, pages: bilingual });
    const [, held = ''] =
      /<template id="de" lang="de" dir="ltr">(.*)<\/template><script>/s.exec(translated) ?? [];
    const ids = [...held.matchAll(/<(?:div|template) id="(\w+)"/g)].map(([, id]) => id);
    // They take the place of what is English.
    expect(ids).toEqual(['failures', 'root', 'loading', 'preload']);
    for (const text of [
      german.unreadable(oldestBrowsers.split(', ')),
      `<a href="">${german.reload}</a>`,
      `<p id="submitting" hidden>${inGerman.submitting}</p>`,
      ...Object.values(inGerman.screens),
      ...['beforePortal', 'portal'].map((part) => `href="/assets/de-${part}.ts.js"`),
    ]) {
      expect(held).toContain(text);
    }
    expect(translated).toContain(`</template>${script}</body>`);
    const policy = policyFor({ mode: 'live', page: bootstrap + style + script });
    expect(translated).toContain(`content="${policy}"`);
    expect(page).not.toMatch(/<template lang|showLanguage/);
  });

  it('says in all languages what no script can choose', () => {
    for (const text of [writeBody(handedOn, bilingual), missingFilePage(bilingual)]) {
      expect(text).toMatch(/ lang="en">.+ lang="de">/s);
    }
  });

  it.each([
    ['live', true, true],
    ['emulator', true, false],
    ['demo', false, false],
  ] as const)('of %s: can be installed, %s; connects to Google, %s', (mode, isApp, connects) => {
    const other = writePage(handedOn, { ...parts, mode });
    expect(other.includes('rel="manifest" crossorigin="use-credentials"')).toBe(isApp);
    expect(other.includes('rel="preconnect"')).toBe(connects);
  });

  it.each([
    '<head>',
    '<body></body>',
    '<script type="module" src="/src/app/firstScreen/bootstrap.ts" ></script>',
  ])('is refused without %s, and with two of it', (anchor) => {
    const withAnchors = (count: number) => handedOn.replace(anchor, anchor.repeat(count));
    expect(withAnchors(1)).toBe(handedOn);
    for (const count of [0, 2]) {
      expect(() => writePage(withAnchors(count), parts)).toThrow(
        `exactly once, and contains it ${count} times`,
      );
    }
  });
});
