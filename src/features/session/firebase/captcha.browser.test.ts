import { expect, it } from 'vitest';
import { newHire } from '#mocks/demoAccounts.ts';
import { createHandlers } from '#mocks/identity-toolkit/handlers.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { startOfflineWorker } from '#workbench/stories/offlineWorker.ts';
import { createSession } from '../session.ts';
import { createSignedInFlag } from '../storage.ts';
import { createFirebaseAuthClient } from './firebaseAuthClient.ts';

it('a captcha that the project enforces is fetched, and lets a person sign in', async () => {
  const service = createIdentityToolkit({ accounts: [newHire], settings: { captcha: 'enforce' } });
  const worker = await startOfflineWorker();
  worker.use(...createHandlers(service));
  const authClient = createFirebaseAuthClient({ apiKey: 'captcha' });
  const session = createSession({ authClient, flag: createSignedInFlag('captcha') });
  expect(await session.signIn(newHire.email, newHire.password)).toBeNull();
  const calls = service.calls.map(({ call, fields }) => [call, fields.includes('captchaResponse')]);
  expect(calls).toEqual([
    ['signInWithPassword', false],
    ['recaptchaConfig', false],
    ['signInWithPassword', true],
    ['lookup', false],
  ]);
  await authClient.dispose();
});
