import * as app from 'firebase/app';
import {
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { databaseAnswers } from './databaseAnswers.ts';
import {
  disableUsageStatistics,
  idTokenOf,
  listenToTokens,
  sdkDatabaseName,
} from './sdkInternals.ts';

const advice = `Firebase ${app.SDK_VERSION}: see src/features/session/firebase/sdkInternals.ts, and say there what the new version does instead.`;

const network = vi.fn<typeof fetch>();
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockImplementation(network));

function createAuth() {
  const ownApp = app.initializeApp({ apiKey: 'internals' }, crypto.randomUUID());
  disableUsageStatistics(ownApp);
  return { ownApp, ownAuth: initializeAuth(ownApp, { persistence: indexedDBLocalPersistence }) };
}

const hasDatabase = async () =>
  (await indexedDB.databases()).some(({ name }) => name === sdkDatabaseName);

it('an Auth stores its session where the probe looks, has its token at hand, and sends no usage', async () => {
  const sent: Headers[] = [];
  network.mockImplementation(async (_input, init) => {
    sent.push(new Headers(init?.headers));
    // For the sign-in and the lookup.
    const tokens = { idToken: 'a.b.c', refreshToken: 'r', expiresIn: '3600' };
    return Response.json({ ...tokens, users: [{ localId: 'a' }] });
  });
  expect(await databaseAnswers()).toBe(true);
  // The probe has created none. A busy browser is slow to take its attempt back.
  await expect.poll(hasDatabase).toBe(false);
  const { ownApp, ownAuth } = createAuth();
  let changes = 0;
  const stop = listenToTokens(ownApp, () => {
    changes += 1;
  });
  await ownAuth.authStateReady();
  const { user } = await signInWithEmailAndPassword(ownAuth, 'a@waymark.test', 'b');

  expect(await hasDatabase(), `The database of the SDK has another name. ${advice}`).toBe(true);
  expect(await databaseAnswers()).toBe(true);
  expect(
    sent.map((headers) => headers.get('X-Firebase-Client')),
    `The component "heartbeat" no longer decides about usage data. ${advice}`,
  ).toEqual([null, null]);
  expect(idTokenOf(user), `A user keeps the token elsewhere. ${advice}`).toBe('a.b.c');
  expect(changes, `The component "auth-internal" tells of no sign-in any more. ${advice}`).toBe(2);
  stop();
  await ownAuth.signOut();
  expect(changes, `The component "auth-internal" cannot be left any more. ${advice}`).toBe(2);
  await app.deleteApp(ownApp);
});

it('an error of the SDK’s own class that fetch throws is handed on as it is', async () => {
  network.mockRejectedValue(new app.FirebaseError('auth/of-ours', 'Ours.'));
  const { ownApp, ownAuth } = createAuth();
  await expect(
    signInWithEmailAndPassword(ownAuth, 'a@waymark.test', 'b'),
    `guardFetch.ts cannot say why a call fails. ${advice}`,
  ).rejects.toMatchObject({ code: 'auth/of-ours' });
  await app.deleteApp(ownApp);
});
