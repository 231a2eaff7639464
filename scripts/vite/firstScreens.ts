import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';

/** The first screens know of no plan. */
const withoutPlans: Plugin = {
  name: 'waymark:without-plans',
  resolveId: { filter: { id: /^virtual:/ }, handler: () => '\0no-plans' },
  load: { filter: { id: /^\0no-plans$/ }, handler: () => 'export default {};' },
};

/**
 * Writes both first screens into the page of a build, with their styles, and the script that chooses
 * between them (docs/decisions/0013). All other styles come after them.
 */
export function firstScreens(): Plugin {
  return {
    name: 'waymark:first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const [{ screens, style }, start] = await Promise.all([renderScreens(), bundleStart()]);
        const [allStyles] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
        if (!allStyles || !style) throw new Error('A style sheet is missing in the page.');
        const replacements = {
          [allStyles]: `<style>${style}</style>\n    <script>${start}</script>`,
          '</body>': `${allStyles}\n  </body>`,
          '<div id="root">': `<div id="root">${screens.root}`,
          '<div id="loading">': `<div id="loading">${screens.loading}`,
        };
        return Object.entries(replacements).reduce(
          (html, [found, replacement]) => html.replace(found, () => replacement),
          page,
        );
      },
    },
  };
}

async function renderScreens() {
  const output = await bundle({
    input: 'src/app/prerender.tsx',
    external: /\/Portal\.tsx$/,
    preserveEntrySignatures: 'strict',
  });
  const [{ code }] = output;
  const style = output.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  type Prerender = typeof import('../../src/app/prerender.tsx');
  const { firstScreens: screens }: Prerender = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return { screens, style: style?.type === 'asset' ? String(style.source).trim() : '' };
}

/** As one script that needs no other. */
async function bundleStart(): Promise<string> {
  const [{ code }] = await bundle({ input: 'src/app/start.ts', output: { format: 'iife' } });
  return code.trim();
}

async function bundle(rolldownOptions: Rolldown.RolldownOptions) {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), withoutPlans],
    build: { write: false, target: 'es2023', cssCodeSplit: false, rolldownOptions },
  });
  return (bundled as Rolldown.RolldownOutput).output;
}
