import { connectEmulator } from '#features/session/firebase/connectEmulator.ts';
import { createFirebaseIdentity } from '#features/session/firebase/firebaseIdentity.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { DemoSignInNote } from './DemoSignInNote.tsx';
import { startPortal } from './startPortal.tsx';

/** MSW throws already when it is loaded in a browser that refuses it storage. */
async function startMock(): Promise<'started' | 'unavailable'> {
  try {
    const { createIdentityToolkit } = await import('#mocks/identity-toolkit/service.ts');
    const { startMockWorker } = await import('#mocks/browser.ts');
    const { started } = await startMockWorker(createIdentityToolkit({ accounts: demoAccounts }), {
      workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    });
    return started ? 'started' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

const worker = await startMock();

startPortal({
  identity: createFirebaseIdentity({
    settings: { apiKey: 'demo-waymark' },
    // Without the worker, what is typed must not leave for the real service.
    ...(worker === 'unavailable' && { redirect: connectEmulator(window.location.origin) }),
  }),
  notices: {
    signIn: <DemoSignInNote worker={worker} account={newHire} />,
    footer: 'Demo with sample data and a mocked sign-in service',
  },
});
