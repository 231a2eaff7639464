import type { Plugin } from 'vite';
import { productName } from '../../src/components/Brand/product.ts';
import { palette } from '../../src/components/theme/tokens.ts';

/** The three modes of the portal. */
export const modes = ['demo', 'emulator', 'live'] as const;
export type Mode = (typeof modes)[number];

const entries: Record<Mode, string> = {
  demo: '/src/app/main.demo.tsx',
  emulator: '/src/app/main.emulator.ts',
  live: '/src/app/main.live.ts',
};

/** The connections stand when the first calls are made; a token that has ended is renewed at the second. */
const preconnect = ['identitytoolkit', 'securetoken']
  .map((name) => `<link rel="preconnect" href="https://${name}.googleapis.com" crossorigin />`)
  .join('');

/**
 * Completes `index.html`: the product's name, the entry that belongs to the mode, and the color that a browser
 * draws around the page. That is the color of the ground, as in the app's manifest, because the sign-in page on a
 * phone, `Loading...` and a scrolled portal begin with it.
 */
export const completePage = (html: string, mode: Mode) =>
  html
    .replaceAll('%PRODUCT_NAME%', productName)
    .replace('%BACKGROUND_LIGHT%', palette.light.background)
    .replace('%BACKGROUND_DARK%', palette.dark.background)
    .replace(entries.live, entries[mode])
    .replace('</head>', mode === 'live' ? `${preconnect}</head>` : '</head>');

export function portalPage(mode: Mode): Plugin {
  return {
    name: 'waymark:portal-page',
    // The page as it stands in its file names another entry, and what that one does not need would
    // be found late, and reload the page.
    config: () => ({ optimizeDeps: { entries: [entries[mode].slice(1)] } }),
    transformIndexHtml: { order: 'pre', handler: (html) => completePage(html, mode) },
  };
}
