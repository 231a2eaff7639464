import type { Plugin } from 'vite';
import { nearestTo } from './nearestTo.ts';
import type { Mode } from './portalPage.ts';
import { stop } from './stop.ts';

const names = [
  'VITE_EMPLOYEE',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_RECAPTCHA',
  'VITE_AUTH_EMULATOR_URL',
];

/** Names further off are nobody's mistake: Vite and other tools have settings of their own. */
const lettersWrong = 3;

/** Stops a build or dev server that lacks a setting of its mode, or has one that cannot be right. */
export function requireSettings(mode: Mode): Plugin {
  return {
    name: 'waymark:require-settings',
    apply: (_config, { isPreview }) => !isPreview,
    configResolved({ env }) {
      const problem = settingProblem(mode, env as Settings);
      if (problem !== undefined) stop(problem);
    },
  };
}

type Settings = Readonly<Record<string, string | undefined>>;

/** The first thing that is wrong with a mode's settings, in one line. */
export function settingProblem(mode: Mode, settings: Settings): string | undefined {
  for (const name of Object.keys(settings)) {
    const meant = names.includes(name) ? undefined : nearestTo(name, names, lettersWrong);
    if (meant !== undefined) return `${name} is not a setting. Did you mean ${meant}?`;
  }
  const employee = settings['VITE_EMPLOYEE'];
  if (employee && employee !== 'account') {
    return `VITE_EMPLOYEE is "${employee}": it has to be "account", or empty for the sample employee.`;
  }
  const emulatorUrl = settings['VITE_AUTH_EMULATOR_URL'];
  if (mode === 'emulator' && emulatorUrl && !/^https?:\/\/./.test(emulatorUrl)) {
    return `VITE_AUTH_EMULATOR_URL is "${emulatorUrl}": it has to begin with http:// or https://.`;
  }
  if (mode === 'live' && !settings['VITE_FIREBASE_API_KEY']?.trim()) {
    return 'VITE_FIREBASE_API_KEY is missing: put it into .env.local as .env.example shows, or run the demo with "npm run dev".';
  }
  return undefined;
}
