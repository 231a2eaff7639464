import { connectEmulator } from '#features/session/firebase/firebaseAuthClient.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { keepDemoState } from '#mocks/demoState.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { DemoSignInNote } from './demo/DemoSignInNote.tsx';
import { start } from './start.tsx';

/** MSW throws already when it is loaded in a browser that refuses it storage. */
async function startMock(): Promise<IdentityToolkit | undefined> {
  try {
    const { createIdentityToolkit } = await import('#mocks/identity-toolkit/index.ts');
    const { startMockWorker } = await import('#mocks/browser.ts');
    const service = createIdentityToolkit({
      accounts: demoAccounts,
      settings: { throttling: { failures: 5, recoverySeconds: 60 } },
    });
    keepDemoState(service, window);
    await startMockWorker(service, `${import.meta.env.BASE_URL}mockServiceWorker.js`);
    return service;
  } catch {
    return undefined;
  }
}

const service = await startMock();
const worker = service ? 'started' : 'unavailable';

start({
  apiKey: 'demo-waymark',
  // Without the worker, what is typed must not leave for the real service.
  ...(worker === 'unavailable' && { redirect: connectEmulator(window.location.origin) }),
  notices: {
    signIn: <DemoSignInNote worker={worker} account={newHire} />,
    footer: 'Demo with sample data and a mocked sign-in service',
  },
});

if (service) {
  const { mountMockPanel } = await import('./demo/MockPanel.tsx');
  mountMockPanel(service);
}
