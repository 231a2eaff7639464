import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { productName } from '../../src/components/Brand/product.ts';

/** The three modes of the portal. */
export const modes = ['demo', 'emulator', 'live'] as const;
export type Mode = (typeof modes)[number];

const entries: Record<Mode, string> = {
  demo: '/src/app/main.demo.tsx',
  emulator: '/src/app/main.emulator.ts',
  live: '/src/app/main.live.ts',
};

/** The connection to the identity service stands when the first call is made. */
const preconnect =
  '<link rel="preconnect" href="https://identitytoolkit.googleapis.com" crossorigin />';

/** Completes `index.html`: the product's name, the mode, and the entry that belongs to it. */
export function portalPage(mode: Mode): Plugin {
  return {
    name: 'waymark:portal-page',
    // The page as it stands in its file names another entry, and what that one does not need would
    // be found late, and reload the page.
    config: () => ({ optimizeDeps: { entries: [entries[mode].slice(1)] } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%PRODUCT_NAME%', productName)
          .replace('<html lang="en">', `<html lang="en" data-mode="${mode}">`)
          .replace(entries.live, entries[mode])
          .replace('</head>', mode === 'live' ? `${preconnect}</head>` : '</head>'),
    },
  };
}

/** The mode that the portal built into `folder` runs; undefined when there is none. */
export function modeOfBuild(folder: string): Mode | undefined {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const [, found] = /<html [^>]*data-mode="(\w+)"/.exec(readFileSync(page, 'utf8')) ?? [];
  return modes.find((mode) => mode === found);
}
