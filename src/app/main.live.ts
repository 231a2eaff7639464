import './preload.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { startPortal } from './startPortal.tsx';

const apiKey = import.meta.env.VITE_FIREBASE_API_KEY ?? '';

startPortal({
  storageNamespace: apiKey,
  authClient: createFirebaseAuthClient({ settings: { apiKey } }),
});
