import { closestMatch } from 'leven';
import type { Plugin } from 'vite';
import { exitWithMessage } from './exitWithMessage.ts';
import type { Mode } from './portalPage.ts';

const names = [
  'VITE_EMPLOYEE',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_RECAPTCHA',
  'VITE_AUTH_EMULATOR_URL',
];

/** Names further off are nobody's mistake: Vite and other tools have settings of their own. */
const limits = { maxDistance: 3 };

/** Stops a build or dev server that lacks a setting of its mode, or has one that cannot be right. */
export function requireSettings(mode: Mode): Plugin {
  return {
    name: 'waymark:require-settings',
    apply: (_config, { isPreview }) => !isPreview,
    configResolved({ env }) {
      const problem = settingProblem(mode, env as Settings);
      if (problem !== undefined) exitWithMessage(problem);
    },
  };
}

type Settings = Readonly<Record<string, string | undefined>>;

/** The first thing that is wrong with a mode's settings, in one line. */
export function settingProblem(mode: Mode, settings: Settings): string | undefined {
  for (const name of Object.keys(settings)) {
    const meant = names.includes(name) ? undefined : closestMatch(name, names, limits);
    if (meant !== undefined) return `${name} is not a setting. Did you mean ${meant}?`;
  }
  const employee = settings['VITE_EMPLOYEE'];
  if (employee && employee !== 'account') {
    return `VITE_EMPLOYEE is "${employee}": it has to be "account", or empty for the sample employee.`;
  }
  const emulatorUrl = settings['VITE_AUTH_EMULATOR_URL'] ?? '';
  if (mode === 'emulator' && !/^https?:\/\/./.test(emulatorUrl)) {
    return `VITE_AUTH_EMULATOR_URL is "${emulatorUrl}": it has to begin with http:// or https://.`;
  }
  if (mode === 'live' && !settings['VITE_FIREBASE_API_KEY']?.trim()) {
    return 'VITE_FIREBASE_API_KEY is missing: put it into .env.local as .env.example shows, or run the demo with "npm run dev".';
  }
  return undefined;
}
