import { oldestBrowsers } from '../../src/app/browsers.ts';
import { productName } from '../../src/components/Brand/product.ts';
import { palette } from '../../src/components/theme/tokens.ts';
import { type PolicySettings, policyFor } from './contentSecurityPolicy.ts';
import { entries, type Mode } from './modes.ts';

/** What Vite writes into `index.html` for each `%NAME%`, before it looks for the entry there. */
export const constantsOf = (mode: Mode) => ({
  PRODUCT_NAME: productName,
  ENTRY: `/${entries[mode]}`,
  BROWSERS: oldestBrowsers,
  // For `theme-color`, which browsers draw around the page: the color at the top edge of the pages. The app's manifest
  // has the light one, too.
  BACKGROUND_LIGHT: palette.light.background,
  BACKGROUND_DARK: palette.dark.background,
});

/** What a build has made, and the page shall hold. */
export interface PageParts {
  readonly mode: Mode;
  /** The code of `src/app/firstScreen/bootstrap.ts`. */
  readonly bootstrap: string;
  readonly screens: typeof import('../../src/app/firstScreen/prerender.tsx').screens;
  readonly css: string;
  /** The file with the code that only somebody who is signed in needs. */
  readonly portalFile: string;
  readonly policy: PolicySettings;
}

/** Completes the page of a build, in which Vite has linked the entry and the styles (docs/decisions/0013). */
export function writePage(html: string, parts: PageParts): string {
  const { mode, bootstrap, screens, css, portalFile, policy } = parts;
  let page = insertBootstrap(html, bootstrap);
  for (const [id, screen] of Object.entries(screens)) {
    page = replaceOnce(page, `<div id="${id}"></div>`, `<div id="${id}">${screen}</div>`);
  }
  // A linked style would hold up the first paint by a round trip.
  page = replaceOnce(page, /<link rel="stylesheet"[^>]*>/, `<style>${css}</style>`);
  // In a template the link does nothing: src/app/preload.ts puts it into the head for somebody who comes back.
  const portalLink = `<link rel="modulepreload" crossorigin href="/${portalFile}">`;
  page = replaceOnce(page, '</body>', `<template id="preload">${portalLink}</template></body>`);
  if (mode === 'live') page = replaceOnce(page, '<style>', `${preconnects}<style>`);
  // The demo cannot be installed, because it has the worker of its mock instead of the portal's.
  if (mode !== 'demo') page = insertIntoHead(page, ...appLinks);
  // The policy comes last, because it admits the style and the script by their hashes.
  const content = policyFor({ ...policy, mode, page });
  return insertIntoHead(page, `<meta http-equiv="Content-Security-Policy" content="${content}" />`);
}

/**
 * The entry moves in front of the bootstrap script: in a page with a policy, a browser does not look ahead for scripts,
 * and would ask for the entry only when the bootstrap script has run.
 */
function insertBootstrap(html: string, code: string): string {
  const entry = findOnce(
    html,
    /<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>/,
  );
  return replaceOnce(
    replaceOnce(html, entry, ''),
    /<script type="module" src="\/src\/app\/firstScreen\/bootstrap\.ts" *><\/script>/,
    `${entry}<script>${code}</script>`,
  );
}

/** For the SDK's first calls, which then wait for no connection. A token that has ended is renewed at the second host. */
const preconnects = ['identitytoolkit', 'securetoken']
  .map((name) => `<link rel="preconnect" href="https://${name}.googleapis.com" crossorigin />`)
  .join('');

const appLinks = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icon-maskable-512.png">',
];

const insertIntoHead = (html: string, ...tags: string[]) =>
  replaceOnce(html, '<head>', ['<head>', ...tags].join('\n    '));

/** Puts `text` in the place of the only match of `pattern`. */
export function replaceOnce(html: string, pattern: string | RegExp, text: string): string {
  const found = findOnce(html, pattern);
  return html.replace(found, () => text);
}

function findOnce(html: string, pattern: string | RegExp): string {
  const count = html.split(pattern).length - 1;
  if (count !== 1) {
    throw new Error(
      `The page has to contain ${pattern} exactly once, and contains it ${count} times.`,
    );
  }
  return typeof pattern === 'string' ? pattern : (pattern.exec(html)?.[0] ?? '');
}
