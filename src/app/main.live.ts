import './fetchAhead.ts';
import { createFirebaseIdentity } from '#features/session/firebase/firebaseIdentity.ts';
import { readLiveSettings } from './liveSettings.ts';
import { startPortal } from './startPortal.tsx';

const settings = readLiveSettings(import.meta.env);

startPortal({
  installation: settings.apiKey,
  identity: createFirebaseIdentity({ settings }),
});
