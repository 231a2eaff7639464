import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import type { Plugin } from 'vite';
import { exitWithMessage } from './exitWithMessage.ts';

/**
 * `vite preview` answers with Firebase Hosting's own server and the settings of `firebase.json`, or
 * `firebase.site.json` if the workbench is deployed beside the portal.
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
      const config = { ...hosting, public: '.' };
      middlewares.use((request, response, next) => {
        // A server caches files, and the portal may be rebuilt, so each request gets a new one.
        const answer = superstatic({ cwd: folder, config, stack: 'strict', compression: true });
        answer(request, response, next);
      });
    },
  };
}
