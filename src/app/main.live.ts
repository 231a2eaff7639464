import './fetchAhead.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { readLiveSettings } from './liveSettings.ts';
import { startPortal } from './startPortal.tsx';

const settings = readLiveSettings(import.meta.env);

startPortal({
  installation: settings.apiKey,
  authClient: createFirebaseAuthClient({ settings }),
});
