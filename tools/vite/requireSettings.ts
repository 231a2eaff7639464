import type { Plugin } from 'vite';
import { exitWithMessage } from './exitWithMessage.ts';
import type { Mode } from './modes.ts';

/** Stops a build or dev server if a setting of its mode is missing or cannot be right. */
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

export function settingProblem(mode: Mode, settings: Settings): string | undefined {
  const employee = settings['VITE_EMPLOYEE'];
  if (employee && employee !== 'account') {
    return `VITE_EMPLOYEE is "${employee}": it has to be "account", or empty for the sample employee.`;
  }
  const recaptcha = settings['VITE_FIREBASE_RECAPTCHA'];
  if (recaptcha && recaptcha !== 'true') {
    return `VITE_FIREBASE_RECAPTCHA is "${recaptcha}": it has to be "true", or empty.`;
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
