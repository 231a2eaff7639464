import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { pageWords } from '../../src/components/words/en/page.ts';
import { signInWords } from '../../src/components/words/en/signIn.ts';
import type { PolicySettings } from './contentSecurityPolicy.ts';
import { measureInitialSize } from './initialSize.ts';
import { entries, type Mode } from './modes.ts';
import { missingFilePage } from './pageSentences.ts';
import { constantsOf, type PageParts, writeBody, writePage } from './writePage.ts';

const english = {
  language: 'en',
  words: pageWords,
  submitting: signInWords.form.submitting,
} as const;

/**
 * Makes the page of the portal (docs/decisions/0007). Two parts of it are built before the portal: the bootstrap
 * script, and the screens that are seen before the portal's scripts arrive. A dev server has neither.
 */
export function page(mode: Mode): Plugin {
  let policy: PolicySettings = {};
  let builtBefore: Pick<PageParts, 'bootstrap' | 'pages'>;
  let css = '';
  let size = '';
  return {
    name: 'waymark:page',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(constantsOf(mode)).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      // A dev server looks for dependencies in the file `index.html`, where no entry is named yet.
      optimizeDeps: { entries: [entries[mode]] },
      // One instance of each plugin for all environments, because one environment takes what another one has built.
      builder: { sharedConfigBuild: true },
      environments: {
        ssr: {
          // With all packages, because the code runs from a `data:` address, where no import finds a package.
          resolve: { noExternal: true },
          build: {
            write: false,
            rolldownOptions: { input: 'src/app/firstScreen/prerender.tsx' },
          },
        },
        bootstrap: {
          consumer: 'client',
          build: {
            write: false,
            // The script also runs in older browsers, and says why they cannot run the portal.
            target: 'es2015',
            rolldownOptions: {
              input: 'src/app/firstScreen/bootstrap.ts',
              output: { format: 'iife' },
            },
          },
        },
      },
    }),
    configResolved({ env }) {
      policy = {
        recaptcha: env['VITE_FIREBASE_RECAPTCHA'] === 'true',
        emulatorUrl: env['VITE_AUTH_EMULATOR_URL'],
      };
    },
    async buildApp(builder) {
      const prerender = encodeURIComponent(await build(builder, 'ssr'));
      const { pages } = await import(`data:text/javascript,${prerender}`);
      builtBefore = { pages, bootstrap: (await build(builder, 'bootstrap')).trim() };
      await build(builder, 'client');
      // The worker lists the portal's files, and so comes after the portal.
      if (builder.environments['serviceWorker']) await build(builder, 'serviceWorker');
      if (size) builder.config.logger.info(size);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // Only a build has a bundle.
        if (!bundle) return writeBody(html, [english]);
        const parts = { mode, policy, ...builtBefore, css };
        return writePage(html, { ...parts, filesOf: (module) => filesOf(module, bundle) });
      },
    },
    generateBundle: {
      // Before Vite notes for each import which styles it needs.
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        css = takeStyles(bundle);
        const source = missingFilePage(builtBefore.pages);
        this.emitFile({ type: 'asset', fileName: '404.html', source });
      },
    },
    writeBundle(_options, bundle) {
      const html = bundle['index.html'];
      if (mode !== 'live' || html?.type !== 'asset') return;
      const { figure, isOverBudget } = measureInitialSize(String(html.source), bundle);
      if (isOverBudget) this.error(figure);
      size = figure;
    },
  };
}

/** Builds one of the environments, and returns the code of its entry. */
async function build(builder: ViteBuilder, name: string): Promise<string> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Takes the entry's styles out of the bundle, because the page holds them. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const names = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined;
  const [name = '', ...others] = names ?? [];
  const style = bundle[name];
  if (style?.type !== 'asset' || others.length > 0) throw new Error('The entry has no style.');
  names?.clear();
  delete bundle[name];
  const css = String(style.source).trim();
  // A browser would decode it before the first paint (docs/decisions/0007).
  if (css.includes('data:')) throw new Error('The styles of the first paint hold a picture.');
  return css;
}

/** The files of a module that only some people need: its code, and the styles that come with it. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.moduleIds.some((id) => id.endsWith(`/${module}`))) continue;
    return [file.fileName, ...(file.viteMetadata?.importedCss ?? [])];
  }
  throw new Error(`The build has no file for ${module}.`);
}
