/** The settings of `.env.example`. Vite replaces each name with its value. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_EMPLOYEE?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
}

/** A Trusted Types policy. Its URLs are typed as strings, because TypeScript's DOM library accepts nothing else. */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string | null },
    ): ScriptPolicy;
  };
}

/** The list of files that the build writes for the service worker. */
declare module 'virtual:release' {
  export const files: { url: string; revision: string | null; integrity: string }[];
}
