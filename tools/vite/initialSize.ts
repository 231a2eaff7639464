import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { inlineSources } from './contentSecurityPolicy.ts';

const budgetKb = 121;

/** Measures the JavaScript that loads before the form on `/login` is hydrated. */
export function measureInitialSize(page: string, bundle: Rolldown.OutputBundle) {
  const [head = ''] = page.split('</head>');
  // Vite links all static imports of the entry in the head, however deep.
  const linked = [...head.matchAll(/"\/(assets\/[^"]+\.js)"/g)].flatMap(([, name = '']) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.code : [];
  });
  const scripts = [...linked, ...inlineSources(page, 'script')];
  const sizes = scripts.map((code) => gzipSync(code, { level: 9 }).length);
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return {
    figure: `size: initial JavaScript for /login ${kb.toFixed(1)} kB gzip, budget ${budgetKb} kB`,
    isTooLarge: kb > budgetKb,
  };
}
