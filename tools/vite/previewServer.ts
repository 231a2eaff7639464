import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { exitWithMessage } from './exitWithMessage.ts';

/** Of the ways in which Firebase Hosting names the paths of a rule, those that these files use. */
interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/**
 * `vite preview` follows docs/hosting.md, with the headers of `firebase.json`, or of `firebase.site.json` if the
 * workbench is deployed beside the portal.
 */
export function previewServer(): Plugin {
  return {
    name: 'waymark:preview-server',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = path.resolve(root, build.outDir);
      if (!existsSync(path.join(folder, 'index.html'))) {
        exitWithMessage(
          `There is no portal in ${build.outDir}: run "npm run build:demo" or "npm run build" first.`,
        );
      }
      const isSite = existsSync(path.join(folder, 'workbench'));
      const settings = isSite ? 'firebase.site.json' : 'firebase.json';
      const { hosting } = JSON.parse(readFileSync(path.join(root, settings), 'utf8'));
      const rules: readonly HeaderRule[] = hosting.headers;
      const withoutPage = isSite ? /^\/(?:assets|workbench)\// : /^\/assets\//;
      middlewares.use((request, response, next) => {
        const [asked = ''] = (request.url ?? '').split('?');
        const file = path.join(folder, asked, asked.endsWith('/') ? 'index.html' : '');
        const isMissing = withoutPage.test(asked) && !existsSync(file);
        const named = isMissing ? '/404.html' : asked;
        for (const { source, regex, headers } of rules) {
          if (source !== named && !(regex && new RegExp(regex).test(named))) continue;
          for (const { key, value } of headers) response.setHeader(key, value);
        }
        if (isMissing) response.writeHead(404).end();
        else next();
      });
    },
  };
}
