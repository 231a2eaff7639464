import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { inlineSources } from './contentSecurityPolicy.ts';

const budgetKb = 125;

/**
 * Measures the JavaScript that loads before the form on `/login` is hydrated, and looks for styles that the sign-in page
 * has no use for.
 */
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
  const unused = unusedClasses(page, linked);
  return {
    figure: [
      `size: initial JavaScript for /login ${kb.toFixed(1)} kB gzip, budget ${budgetKb} kB`,
      `size: unused classes in the styles of the page: ${unused.join(', ') || 'none'}`,
    ].join('\n'),
    isOverBudget: kb > budgetKb || unused.length > 0,
  };
}

/** The classes in the page's styles that neither the page nor a script of its first load names. */
function unusedClasses(page: string, scripts: readonly string[]): string[] {
  const styles = inlineSources(page, 'style');
  const selectors = styles.flatMap((css) =>
    css.split('{').flatMap((text) => text.split(/[};]/).slice(-1)),
  );
  const classes = selectors.flatMap((text) => text.match(/(?<=\.)[_a-z][\w-]*/gi) ?? []);
  const users = styles.reduce((text, css) => text.replace(css, ''), [page, ...scripts].join('\n'));
  const named = new Set(users.match(/[\w-]+/g));
  return [...new Set(classes)].filter((name) => !named.has(name));
}
