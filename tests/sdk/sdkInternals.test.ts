import * as app from 'firebase/app';
import {
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import {
  disableUsageStatistics,
  idTokenOf,
  listenToTokens,
  sdkDatabase,
  sessionKey,
} from '#features/session/firebase/sdkInternals.ts';

const advice = `Firebase ${app.SDK_VERSION}: see src/features/session/firebase/sdkInternals.ts, and say there what the new version does instead.`;

it('an Auth stores its session where the probe looks, has its token at hand, and sends no usage', async () => {
  const sent: Headers[] = [];
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers));
    // For the sign-in and the lookup.
    const tokens = { idToken: 'a.b.c', refreshToken: 'r', expiresIn: '3600' };
    return Response.json({ ...tokens, users: [{ localId: 'a' }] });
  };
  const name = crypto.randomUUID();
  const ownApp = app.initializeApp({ apiKey: 'internals' }, name);
  disableUsageStatistics(ownApp);
  const ownAuth = initializeAuth(ownApp, { persistence: indexedDBLocalPersistence });
  let changes = 0;
  const stop = listenToTokens(ownApp, () => {
    changes += 1;
  });
  await ownAuth.authStateReady();
  const { user } = await signInWithEmailAndPassword(ownAuth, 'a@waymark.test', 'b');
  globalThis.fetch = plainFetch;

  expect(
    await readRecord(sessionKey('internals', name)),
    `The database of the SDK has changed. ${advice}`,
  ).toMatchObject({ value: { uid: 'a' } });
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
  const plainFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new app.FirebaseError('auth/of-ours', 'Ours.'));
  const ownApp = app.initializeApp({ apiKey: 'internals' }, crypto.randomUUID());
  disableUsageStatistics(ownApp);
  const signingIn = signInWithEmailAndPassword(initializeAuth(ownApp), 'a@waymark.test', 'b');
  await expect(
    signingIn,
    `guardFetch.ts cannot say why a call fails. ${advice}`,
  ).rejects.toMatchObject({
    code: 'auth/of-ours',
  });
  globalThis.fetch = plainFetch;
  await app.deleteApp(ownApp);
});

async function readRecord(key: string): Promise<unknown> {
  const database = await openDB(sdkDatabase.name);
  const { store } = database.transaction(sdkDatabase.table);
  expect([database.version, store.keyPath]).toEqual([sdkDatabase.version, sdkDatabase.keyPath]);
  const record = await store.get(key);
  database.close();
  return record;
}
