import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hostingOf } from '../hosting.mjs';
import { exitWithMessage } from './exitWithMessage.ts';

/** Makes `vite preview` respond as the hosting would. */
export function previewServer(): Plugin {
  return {
    name: 'waymark:preview-server',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = path.resolve(root, build.outDir);
      if (!existsSync(path.join(folder, 'index.html'))) {
        exitWithMessage(`There is no portal in ${build.outDir}: build it first.`);
      }
      middlewares.use(hostingOf(folder));
    },
  };
}
