import { readFileSync } from 'node:fs';
import path from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { loadEnv, type Plugin } from 'vite';
import { hostingRules, readHostingSetting } from '../hosting/rules.mjs';
import { modeOfBuild } from './portalPage.ts';
import { stop } from './stop.ts';

/** Lets `vite preview` answer with the hosting's own server, as `firebase.json` tells it. */
export function likeHosting(): Plugin {
  return {
    name: 'waymark:like-hosting',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = path.resolve(root, build.outDir);
      const mode = modeOfBuild(folder);
      if (!mode) {
        stop(
          `There is no portal in ${build.outDir}: run "npm run build:demo" or "npm run build" first.`,
        );
      }
      const { hosting, emulators } = JSON.parse(
        readFileSync(path.join(root, 'firebase.json'), 'utf8'),
      );
      const { host, port } = emulators.auth;
      const emulatorUrl =
        loadEnv('emulator', root)['VITE_AUTH_EMULATOR_URL'] ?? `http://${host}:${port}`;
      const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
      const rules =
        mode !== 'live' && hostingRules({ ...readHostingSetting(root), page, mode, emulatorUrl });
      middlewares.use((request, _response, next) => {
        // The server takes a file that was built anew for the one it has seen.
        delete request.headers['if-none-match'];
        next();
      });
      middlewares.use(
        superstatic({
          cwd: root,
          config: { ...hosting, ...rules, public: build.outDir },
          stack: 'strict',
          compression: true,
        }),
      );
    },
  };
}
