import './fetchAhead.ts';
import {
  connectEmulator,
  createFirebaseAuthClient,
} from '#features/session/firebase/firebaseAuthClient.ts';
import { startPortal } from './startPortal.tsx';

const apiKey = 'emulator-waymark';

startPortal({
  installation: apiKey,
  authClient: createFirebaseAuthClient({
    settings: { apiKey },
    redirect: connectEmulator(import.meta.env['VITE_AUTH_EMULATOR_URL'] ?? 'http://127.0.0.1:9099'),
  }),
  notices: { footer: 'On the Firebase Auth Emulator, with sample data' },
});
