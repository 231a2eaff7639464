import { connectEmulator } from '#features/session/firebase/firebaseAuthClient.ts';
import { start } from './start.tsx';

start({
  apiKey: 'emulator-waymark',
  redirect: connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? ''),
  keepsOffline: import.meta.env.PROD,
  notices: { footer: 'On the Firebase Auth Emulator, with sample data' },
});
