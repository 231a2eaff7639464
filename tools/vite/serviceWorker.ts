import { hash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { pictureNameAt } from '../../src/app/offline/pictureFiles.ts';
import { planAt } from '../../src/app/offline/planFile.ts';
import { productName } from '../../src/components/theme/brand.ts';
import { palette } from '../../src/components/theme/tokens.ts';

const moduleId = 'virtual:release';

const manifest = {
  name: productName,
  short_name: productName,
  lang: 'en',
  start_url: '/home',
  display: 'standalone',
  background_color: palette.light.background,
  theme_color: palette.light.background,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * Lets the portal open without a network (docs/decisions/0008): writes the manifest of an app, and builds the service
 * worker in an environment of its own, after the portal, whose files it lists.
 */
export function serviceWorker(): Plugin {
  let files: ReturnType<typeof fileOf> = [];
  return {
    name: 'waymark:service-worker',
    apply: 'build',
    config: () => ({
      environments: {
        serviceWorker: {
          consumer: 'client',
          build: {
            // The portal is in the same folder.
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/app/offline/serviceWorker.ts',
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        },
      },
    }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = JSON.stringify(manifest);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    writeBundle(_options, bundle) {
      if (this.environment.name === 'client') files = Object.values(bundle).flatMap(fileOf);
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) =>
      id === `\0${moduleId}` ? `export const files = ${JSON.stringify(files)};` : null,
  };
}

/**
 * Empty for a plan or a picture, because the page stores the plan that it needs with its pictures, and for the host's
 * page for missing files.
 */
function fileOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk) {
  const url = `/${output.fileName}`;
  if (planAt(url) !== undefined || pictureNameAt(url) !== undefined) return [];
  if (url === '/404.html') return [];
  const source = output.type === 'chunk' ? output.code : output.source;
  const sha256 = hash('sha256', source, 'base64');
  const hasHashInName = url.startsWith('/assets/');
  const revision = hasHashInName ? null : sha256;
  return [{ url, revision, integrity: `sha256-${sha256}` }];
}
