import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { inlineSources } from './contentSecurityPolicy.ts';

const budgetKb = 121;

/** Measures all JavaScript that loads before the form on `/login` is hydrated. */
export function initialSize(): Plugin {
  return {
    name: 'waymark:initial-size',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const [head = ''] = html.split('</head>');
        // Beside the entry, Vite links there whatever the entry imports, however deep.
        const linked = [...head.matchAll(/"\/(assets\/[^"]+\.js)"/g)].flatMap(([, name = '']) => {
          const file = bundle[name];
          return file?.type === 'chunk' ? file.code : [];
        });
        const scripts = [...linked, ...inlineSources(html, 'script')];
        const sizes = scripts.map((code) => gzipSync(code, { level: 9 }).length);
        const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
        const figure = `size: initial JavaScript for /login ${kb.toFixed(1)} kB gzip, budget ${budgetKb} kB`;
        if (kb > budgetKb) this.error(figure);
        this.environment.logger.info(figure);
      },
    },
  };
}
