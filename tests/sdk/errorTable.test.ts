import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, sendPasswordResetEmail } from 'firebase/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthClient } from '#features/session/authClient.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import { createHandlers } from '#mocks/identity-toolkit/handlers.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { startOfflineWorker } from '#workbench/stories/offlineWorker.ts';

const service = createIdentityToolkit({ accounts: [newHire] });
let authClient: AuthClient;

beforeAll(async () => {
  const worker = await startOfflineWorker();
  worker.use(...createHandlers(service));
});

beforeEach(() => {
  service.reset();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  const name = crypto.randomUUID();
  authClient = createFirebaseAuthClient({ apiKey: 'error-table', name });
});

afterEach(async () => {
  await authClient.dispose();
});

describe('a captcha', () => {
  const seen = (token = 'captchaResponse') =>
    service.calls.map(({ call, fields }) => [call, fields.includes(token)]);

  it('that the project enforces is fetched, and lets a person sign in', async () => {
    service.configure({ captcha: 'enforce' });
    expect(await authClient.signIn(newHire.email, newHire.password)).toBeNull();
    expect(seen()).toEqual([
      ['signInWithPassword', false],
      ['recaptchaConfig', false],
      ['signInWithPassword', true],
      ['lookup', false],
    ]);
  });

  it('that the project enforces is fetched for the mail of a new password, too', async () => {
    service.configure({ captcha: 'enforce' });
    const app = initializeApp({ apiKey: 'error-table' }, crypto.randomUUID());
    await sendPasswordResetEmail(initializeAuth(app), newHire.email);
    expect(seen('captchaResp')).toEqual([
      ['sendOobCode', false],
      ['recaptchaConfig', false],
      ['sendOobCode', true],
    ]);
    expect(service.mails).toHaveLength(1);
    await deleteApp(app);
  });

  it('that the project only audits is not asked for', async () => {
    service.configure({ captcha: 'audit' });
    expect(await authClient.signIn(newHire.email, newHire.password)).toBeNull();
    expect(seen()).toEqual([
      ['signInWithPassword', false],
      ['lookup', false],
    ]);
  });
});
