import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import type { PolicySettings } from './contentSecurityPolicy.ts';
import { measureInitialSize } from './initialSize.ts';
import { entries, type Mode } from './modes.ts';
import { constantsOf, type PageParts, writePage } from './writePage.ts';

/**
 * Makes the page of the portal (docs/decisions/0013). Two parts of it are built before the portal: the bootstrap
 * script, and the screens that can be seen before the portal's scripts have come. A dev server has neither.
 */
export function page(mode: Mode): Plugin {
  // Both parts are handed on as files, because Vite makes plugins anew for each environment. The folder is inside
  // of the project, so that Node finds the packages, and has a number, because two builds can run side by side.
  const folder = path.resolve(`node_modules/.prerender-${process.pid}`);
  let policy: PolicySettings = {};
  return {
    name: 'waymark:page',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(constantsOf(mode)).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      // A dev server looks for dependencies in `index.html` as it stands in its file, where no entry is named yet.
      optimizeDeps: { entries: [entries[mode]] },
      builder: {},
      environments: environmentsIn(folder),
    }),
    configResolved({ env }) {
      policy = {
        recaptcha: env['VITE_FIREBASE_RECAPTCHA'] === 'true',
        emulatorUrl: env['VITE_AUTH_EMULATOR_URL'],
      };
    },
    async buildApp(builder) {
      const { ssr, bootstrap, ...others } = builder.environments;
      try {
        // The portal is the first of the others. The service worker lists its files, and so comes after it.
        for (const environment of [ssr, bootstrap, ...Object.values(others)]) {
          if (environment) await builder.build(environment);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // Only a build has a bundle.
        if (!bundle) return html;
        return writePage(html, { mode, policy, ...(await builtParts(folder, bundle)) });
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (mode !== 'live' || html?.type !== 'asset') return;
        const { figure, isTooLarge } = measureInitialSize(String(html.source), bundle);
        if (isTooLarge) this.error(figure);
        this.environment.logger.info(figure);
      },
    },
  };
}

/** What is built for the page before the portal. */
function environmentsIn(folder: string): Record<string, EnvironmentOptions> {
  const outputOf = (environment: string) => ({
    outDir: path.join(folder, environment),
    copyPublicDir: false,
  });
  return {
    ssr: {
      build: {
        ...outputOf('ssr'),
        rolldownOptions: { input: 'src/app/firstScreen/prerender.tsx' },
      },
    },
    bootstrap: {
      consumer: 'client',
      build: {
        ...outputOf('bootstrap'),
        rolldownOptions: {
          input: 'src/app/firstScreen/bootstrap.ts',
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
  };
}

/** The parts of the page, out of the folder and the portal's bundle. The styles leave the bundle, because the page holds them. */
async function builtParts(
  folder: string,
  bundle: Rolldown.OutputBundle,
): Promise<Omit<PageParts, 'mode' | 'policy'>> {
  const { screens } = await import(pathToFileURL(path.join(folder, 'ssr/prerender.js')).href);
  const files = Object.values(bundle);
  const style = files.find(({ fileName }) => fileName.endsWith('.css'));
  const portal = files.find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/app/portal/Portal.tsx'),
  );
  if (style?.type !== 'asset') throw new Error('The build has no style.');
  if (!portal) throw new Error('The build has no file for src/app/portal/Portal.tsx.');
  delete bundle[style.fileName];
  return {
    bootstrap: readFileSync(path.join(folder, 'bootstrap/bootstrap.js'), 'utf8').trim(),
    screens,
    css: String(style.source).trim(),
    portalFile: portal.fileName,
  };
}
