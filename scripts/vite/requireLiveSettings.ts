import type { Plugin } from 'vite';
import { stop } from './stop.ts';

/** Stops a build or dev server of the live portal that does not know its Firebase project. */
export function requireLiveSettings(): Plugin {
  return {
    name: 'waymark:require-live-settings',
    apply: (_config, { isPreview }) => !isPreview,
    configResolved({ env }) {
      const { VITE_FIREBASE_API_KEY: apiKey } = env as Record<string, string | undefined>;
      if (!apiKey?.trim()) {
        stop(
          'VITE_FIREBASE_API_KEY is missing: put it into .env.local as .env.example shows, or run the demo with "npm run dev".',
        );
      }
    },
  };
}
