import './preload.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { startPortal } from './startPortal.tsx';

const apiKey = import.meta.env.VITE_FIREBASE_API_KEY ?? '';

startPortal({
  storageNamespace: apiKey,
  createAuthClient: (onLookup) => createFirebaseAuthClient({ settings: { apiKey }, onLookup }),
});
