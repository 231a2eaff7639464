import { readFileSync } from 'node:fs';
import path from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { loadEnv, type Plugin } from 'vite';
import { hostingRules, readHostingSetting } from '../hosting/rules.mjs';
import { readBuiltPage } from './portalPage.ts';
import { stop } from './stop.ts';

/** Lets `vite preview` answer with the hosting's own server, as `firebase.json` tells it. */
export function likeHosting(): Plugin {
  return {
    name: 'waymark:like-hosting',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = path.resolve(root, build.outDir);
      let built = readBuiltPage(folder);
      if (!built) {
        stop(
          `There is no portal in ${build.outDir}: run "npm run build:demo" or "npm run build" first.`,
        );
      }
      const serverOf = ({ page, mode }: NonNullable<typeof built>) => {
        const { hosting, emulators } = JSON.parse(
          readFileSync(path.join(root, 'firebase.json'), 'utf8'),
        );
        const { host, port } = emulators.auth;
        const emulatorUrl =
          loadEnv('emulator', root)['VITE_AUTH_EMULATOR_URL'] ?? `http://${host}:${port}`;
        const rules =
          mode !== 'live' && hostingRules({ ...readHostingSetting(root), page, mode, emulatorUrl });
        const config = { ...hosting, ...rules, public: build.outDir };
        return superstatic({ cwd: root, config, stack: 'strict', compression: true });
      };

      let answer = serverOf(built);
      middlewares.use((request, response, next) => {
        // The portal may have been built anew. The server takes a file that was for the one it has seen.
        const now = readBuiltPage(folder);
        if (now && now.page !== built?.page) {
          built = now;
          answer = serverOf(now);
        }
        delete request.headers['if-none-match'];
        answer(request, response, next);
      });
    },
  };
}
