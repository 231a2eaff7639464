import {
  failuresId,
  lastScript,
  loadingId,
  preloadId,
  rootId,
} from '../../src/app/firstScreen/protocol.ts';
import { productName } from '../../src/components/theme/brand.ts';
import { palette } from '../../src/components/theme/tokens.ts';
import { description } from '../../src/components/words/en/page.ts';
import { languageOf, languages } from '../../src/components/words/languages.ts';
import { type PolicySettings, policyFor } from './contentSecurityPolicy.ts';
import { entries, type Mode } from './modes.ts';
import { failuresIn, noScriptIn, type PageSentences } from './pageSentences.ts';
import { findOnce, replaceOnce } from './replaceOnce.ts';

/** The texts that Vite writes into `index.html` for each `%NAME%`, before it looks for the entry there. */
export const constantsOf = (mode: Mode) => ({
  PRODUCT_NAME: productName,
  ENTRY: `/${entries[mode]}`,
  DESCRIPTION: description,
  // For `theme-color`, which browsers draw around the page: the color at the top edge of the pages. The app's manifest
  // has the light one, too.
  BACKGROUND_LIGHT: palette.light.background,
  BACKGROUND_DARK: palette.dark.background,
});

/** The parts of a build that the page contains. */
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

/** The page's content in one language. */
interface PageInLanguage extends PageSentences {
  /** The prerendered screens, which a dev server has not. */
  readonly screens?: Readonly<Record<'root' | 'loading', string>>;
}

/**
 * Writes the body, which `index.html` leaves empty.
 * @param pages the first is English, which is seen without the others
 * @param further what a build adds at the end
 */
export function writeBody(
  html: string,
  pages: readonly [PageInLanguage, ...PageSentences[]],
  ...further: readonly string[]
): string {
  const noScript = `<noscript>${noScriptIn(pages)}</noscript>`;
  const body = [noScript, elementsIn(pages[0]), ...further].join('');
  return replaceOnce(html, '<body></body>', `<body>${body}</body>`);
}

/** The elements that src/app/firstScreen/protocol.ts names. */
const elementsIn = (page: PageInLanguage) =>
  [
    `<div id="${failuresId}">${failuresIn(page)}</div>`,
    `<div id="${rootId}">${page.screens?.root ?? ''}</div>`,
    `<div id="${loadingId}">${page.screens?.loading ?? ''}</div>`,
  ].join('');

/** Completes the page of a build, in which Vite has linked the entry (docs/decisions/0007). */
export function writePage(html: string, parts: PageParts): string {
  const { mode, bootstrap, pages, css, policy } = parts;
  const [, ...translations] = pages;
  const templates = [preloadTemplate(parts), ...translations.map((each) => template(each, parts))];
  if (translations.length > 0) templates.push(`<script>${lastScript}</script>`);
  let page = writeBody(insertBootstrap(html, bootstrap), pages, ...templates);
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

/** src/app/preload.ts requests what it names for a user who comes back. */
function preloadTemplate(parts: PageParts, ...words: readonly string[]) {
  const modules = ['src/app/portal/lazyPortal.ts', ...words];
  return `<template id="${preloadId}">${preloadLinks(parts, ...modules)}</template>`;
}

const preloadLinks = ({ filesOf }: PageParts, ...modules: readonly string[]) =>
  modules
    .flatMap(filesOf)
    .map((file) => {
      const rel = file.endsWith('.css') ? '' : 'rel="modulepreload" ';
      return `<link ${rel}crossorigin href="/${file}">`;
    })
    .join('');

/** The replacement for everything English in the page. */
function template(page: PageParts['pages'][number], parts: PageParts) {
  const { language } = page;
  const words = `src/components/words/${language}`;
  return [
    `<template id="${language}" lang="${language}" dir="${languages[language].direction}">`,
    preloadLinks(parts, 'src/app/language/loadWords.ts', `${words}/beforePortal.ts`),
    elementsIn(page),
    preloadTemplate(
      parts,
      ...(languageOf('portal', language) === language ? [`${words}/portal.ts`] : []),
    ),
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
