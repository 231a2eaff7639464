import { connectEmulator } from '#features/session/firebase/firebaseAuthClient.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { keepDemoState } from '#mocks/demoState.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { Note } from '#ui/Note';
import { start } from './start.tsx';

/** Merely loading MSW throws in a browser that blocks storage. */
async function startMock(): Promise<IdentityToolkit | undefined> {
  try {
    const { createIdentityToolkit } = await import('#mocks/identity-toolkit/index.ts');
    const { startMockWorker } = await import('#mocks/browser.ts');
    const service = createIdentityToolkit({
      accounts: demoAccounts,
      settings: { throttling: { failures: 5, recoverySeconds: 60 } },
    });
    // The address of this script changes with each release.
    keepDemoState(service, window, import.meta.url);
    await startMockWorker(service, `${import.meta.env.BASE_URL}mockServiceWorker.js`);
    return service;
  } catch {
    return undefined;
  }
}

const service = await startMock();

const signInNote = service ? (
  <p lang="en">
    This is a demo. Sign in as <strong>{newHire.email}</strong> with the password{' '}
    <strong>{newHire.password}</strong>. Emails from the portal appear in the panel “Mock identity
    service”.
  </p>
) : (
  <p lang="en">
    This demo needs a service worker to answer sign-ins, and this browser did not allow one. Please
    try an ordinary window of a current browser, on localhost or over HTTPS.
  </p>
);

const passwordResetNote = (
  <p lang="en">This is a demo. Please choose a password that you do not use anywhere else.</p>
);

start({
  apiKey: 'demo-waymark',
  // Without the worker, what the user types must not reach the real service.
  ...(!service && { redirect: connectEmulator(window.location.origin) }),
  notices: {
    signIn: <Note>{signInNote}</Note>,
    passwordResetLink: <Note>{passwordResetNote}</Note>,
    footer: 'Demo with sample data and a mocked sign-in service',
  },
});

if (service) {
  const { mountMockPanel } = await import('./demo/MockPanel.tsx');
  mountMockPanel({ service });
}
