import { createFirebaseIdentity } from '#features/session/firebase/firebaseIdentity.ts';
import { startMockWorker } from '#mocks/browser.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import { DemoSignInNote } from './DemoSignInNote.tsx';
import { startPortal } from './startPortal.tsx';

const worker = await startMockWorker(createIdentityToolkit({ accounts: demoAccounts }), {
  workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
});

// Without the worker a request would leave for the real service, with a key that it refuses.
startPortal({
  identity: createFirebaseIdentity({ settings: { apiKey: 'demo-waymark' } }),
  notices: {
    signIn: (
      <DemoSignInNote worker={worker.started ? 'started' : 'unavailable'} account={newHire} />
    ),
    footer: 'Demo with sample data and a mocked sign-in service',
  },
});
