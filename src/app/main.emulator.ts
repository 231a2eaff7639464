import './preload.ts';
import {
  connectEmulator,
  createFirebaseAuthClient,
} from '#features/session/firebase/firebaseAuthClient.ts';
import { startPortal } from './startPortal.tsx';

const apiKey = 'emulator-waymark';

startPortal({
  storageNamespace: apiKey,
  createAuthClient: (onLookup) =>
    createFirebaseAuthClient({
      settings: { apiKey },
      redirect: connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? ''),
      onLookup,
    }),
  notices: { footer: 'On the Firebase Auth Emulator, with sample data' },
});
