import { createFirebaseIdentity } from '#features/session/firebase/firebaseIdentity.ts';
import { readLiveSettings } from './liveSettings.ts';
import { startPortal } from './startPortal.tsx';

startPortal({
  identity: createFirebaseIdentity({ settings: readLiveSettings(import.meta.env) }),
});
