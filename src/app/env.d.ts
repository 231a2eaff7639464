/** The settings of `.env.example`. Vite puts in the values of those that are read by these names. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_EMPLOYEE?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
}

/** What a build has written, for the service worker. */
declare module 'virtual:release' {
  export const files: { url: string; revision: string | null; integrity: string }[];
}
