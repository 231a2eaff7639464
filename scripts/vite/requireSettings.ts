import type { Plugin } from 'vite';
import type { Mode } from './portalPage.ts';
import { stop } from './stop.ts';

/** Stops a build or dev server that lacks a setting of its mode, or has one that cannot be right. */
export function requireSettings(mode: Mode): Plugin {
  return {
    name: 'waymark:require-settings',
    apply: (_config, { isPreview }) => !isPreview,
    configResolved({ env }) {
      const settings = env as Record<string, string | undefined>;
      const emulatorUrl = settings['VITE_AUTH_EMULATOR_URL'];
      if (mode === 'emulator' && emulatorUrl && !/^https?:\/\/./.test(emulatorUrl)) {
        stop(
          `VITE_AUTH_EMULATOR_URL is "${emulatorUrl}": it has to begin with http:// or https://.`,
        );
      }
      if (mode === 'live' && !settings['VITE_FIREBASE_API_KEY']?.trim()) {
        stop(
          'VITE_FIREBASE_API_KEY is missing: put it into .env.local as .env.example shows, or run the demo with "npm run dev".',
        );
      }
    },
  };
}
