import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { productName } from '../../src/components/Brand/product.ts';

/** The three ways to run the portal. */
export const ways = ['demo', 'emulator', 'live'] as const;
export type Way = (typeof ways)[number];

const entries: Record<Way, string> = {
  demo: '/src/app/main.demo.tsx',
  emulator: '/src/app/main.emulator.ts',
  live: '/src/app/main.live.ts',
};

/** Completes `index.html`: the product's name, the way of running, and the entry that belongs to it. */
export function portalPage(way: Way): Plugin {
  return {
    name: 'waymark:portal-page',
    // The page as it stands in its file names another entry, and what that one does not need would
    // be found late, and reload the page.
    config: () => ({ optimizeDeps: { entries: [entries[way].slice(1)] } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%PRODUCT_NAME%', productName)
          .replace('<html lang="en">', `<html lang="en" data-way="${way}">`)
          .replace(entries.live, entries[way]),
    },
  };
}

/** The way that the portal built into `folder` runs; undefined when there is none. */
export function wayOfBuild(folder: string): Way | undefined {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const [, found] = /<html [^>]*data-way="(\w+)"/.exec(readFileSync(page, 'utf8')) ?? [];
  return ways.find((way) => way === found);
}
