import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hostingRules, readHostingSetting } from '../hosting/rules.mjs';
import { stop } from './stop.ts';

/**
 * Writes the rules into `firebase.json` when they have changed: the policy names the hashes of the page's
 * own style and script. What else the file holds stays. CI writes nothing, and stops.
 */
export function hostingHeaders(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'waymark:hosting-headers',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(root, config.build.outDir);
    },
    writeBundle() {
      const file = path.join(root, 'firebase.json');
      const before = readFileSync(file, 'utf8');
      const page = readFileSync(path.join(outDir, 'index.html'), 'utf8');
      const config = JSON.parse(before);
      config.hosting = {
        ...config.hosting,
        ...hostingRules({ ...readHostingSetting(root), page }),
      };
      const after = `${JSON.stringify(config, null, 2)}\n`;
      if (after === before) return;
      if (process.env['CI'])
        stop('firebase.json is not of this build: run "npm run build", and commit it.');
      writeFileSync(file, after);
      this.environment.logger.info('firebase.json: headers written.');
    },
  };
}
