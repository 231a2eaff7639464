import { productName } from '../../src/components/theme/brand.ts';
import { palette } from '../../src/components/theme/tokens.ts';
import { description } from '../../src/components/words/en/page.ts';
import { languages } from '../../src/components/words/languages.ts';
import { type PolicySettings, policyFor } from './contentSecurityPolicy.ts';
import { entries, type Mode } from './modes.ts';
import { failuresIn, noScriptIn, type PageSentences } from './pageSentences.ts';
import { findOnce, replaceOnce } from './replaceOnce.ts';

/** What Vite writes into `index.html` for each `%NAME%`, before it looks for the entry there. */
export const constantsOf = (mode: Mode) => ({
  PRODUCT_NAME: productName,
  ENTRY: `/${entries[mode]}`,
  DESCRIPTION: description,
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
  readonly pages: typeof import('../../src/app/firstScreen/prerender.tsx').pages;
  readonly css: string;
  /** The files of a module that only some people need: its code and its styles. */
  readonly filesOf: (module: string) => readonly string[];
  readonly policy: PolicySettings;
}

/** What the page says by itself. English is the first of the languages. */
export function writeSentences(html: string, pages: readonly [PageSentences, ...PageSentences[]]) {
  const page = replaceOnce(
    html,
    '<noscript></noscript>',
    `<noscript>${noScriptIn(pages)}</noscript>`,
  );
  return fill(page, 'failures', failuresIn(pages[0]));
}

/** Completes the page of a build, in which Vite has linked the entry (docs/decisions/0007). */
export function writePage(html: string, parts: PageParts): string {
  const { mode, bootstrap, pages, css, policy } = parts;
  const [{ screens }, ...translations] = pages;
  let page = writeSentences(insertBootstrap(html, bootstrap), pages);
  page = fill(page, 'root', screens.root);
  page = fill(page, 'loading', screens.loading);
  const templates = [preloadTemplate(parts), ...translations.map((each) => template(each, parts))];
  // The script comes last, because a browser runs it as soon as it has read it.
  if (translations.length > 0) templates.push('<script>bootstrap.showLanguage()</script>');
  page = replaceOnce(page, '</body>', `${templates.join('')}</body>`);
  // A linked style would hold up the first paint by a round trip.
  const head = `${mode === 'live' ? preconnects : ''}<style>${css}</style>`;
  page = replaceOnce(page, '</head>', `${head}</head>`);
  // The demo cannot be installed, because it has the worker of its mock instead of the portal's.
  if (mode !== 'demo') page = insertIntoHead(page, ...appLinks);
  // The policy comes last, because it admits the style and the scripts by their hashes.
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

const elementOf = (id: string, content: string) => `<div id="${id}">${content}</div>`;

const fill = (html: string, id: string, content: string) =>
  replaceOnce(html, elementOf(id, ''), elementOf(id, content));

/** In a template a link does nothing: src/app/preload.ts requests what it names for a user who comes back. */
function preloadTemplate(parts: PageParts, ...words: readonly string[]) {
  const modules = ['src/app/portal/lazyPortal.ts', ...words];
  return `<template id="preload">${preloadLinks(parts, ...modules)}</template>`;
}

const preloadLinks = ({ filesOf }: PageParts, ...modules: readonly string[]) =>
  modules
    .flatMap(filesOf)
    .map((file) => {
      const kind = file.endsWith('.css') ? 'data-styles' : 'rel="modulepreload"';
      return `<link ${kind} crossorigin href="/${file}">`;
    })
    .join('');

/** What takes the place of all that is English in the page. */
function template(page: PageParts['pages'][number], parts: PageParts) {
  const { language, screens } = page;
  const words = `src/components/words/${language}`;
  return [
    `<template id="${language}" lang="${language}" dir="${languages[language].direction}">`,
    preloadLinks(parts, 'src/app/language/loadWords.ts', `${words}/beforePortal.ts`),
    elementOf('failures', failuresIn(page)),
    elementOf('root', screens.root),
    elementOf('loading', screens.loading),
    preloadTemplate(parts, `${words}/portal.ts`),
    '</template>',
  ].join('');
}

/** For the SDK's first calls, which then wait for no connection. A token that has ended is renewed at the second host. */
const preconnects = ['identitytoolkit', 'securetoken']
  .map((name) => `<link rel="preconnect" href="https://${name}.googleapis.com" crossorigin />`)
  .join('');

const appLinks = [
  // Without cookies, as browsers ask otherwise, an access proxy refuses it.
  '<link rel="manifest" crossorigin="use-credentials" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icon-maskable-512.png">',
];

const insertIntoHead = (html: string, ...tags: string[]) =>
  replaceOnce(html, '<head>', ['<head>', ...tags].join('\n    '));
