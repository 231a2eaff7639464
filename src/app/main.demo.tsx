import { connectEmulator } from '#features/session/firebase/connectEmulator.ts';
import { createFirebaseIdentity } from '#features/session/firebase/firebaseIdentity.ts';
import { startMockWorker } from '#mocks/browser.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import { DemoSignInNote } from './DemoSignInNote.tsx';
import { startPortal } from './startPortal.tsx';

const worker = await startMockWorker(createIdentityToolkit({ accounts: demoAccounts }), {
  workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
});

startPortal({
  identity: createFirebaseIdentity({
    settings: { apiKey: 'demo-waymark' },
    // Without the worker, what is typed must not leave for the real service.
    ...(!worker.started && { redirect: connectEmulator(window.location.origin) }),
  }),
  notices: {
    signIn: (
      <DemoSignInNote worker={worker.started ? 'started' : 'unavailable'} account={newHire} />
    ),
    footer: 'Demo with sample data and a mocked sign-in service',
  },
});
