import * as app from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { expect, it } from 'vitest';
import {
  idTokenOf,
  leaveUsageUncounted,
  openMemory,
  tokenListenersOf,
  toPersistence,
} from '#features/session/firebase/sdkInternals.ts';

const advice = `Firebase ${app.SDK_VERSION}: see src/features/session/firebase/sdkInternals.ts, and say there what the new version does instead.`;

const functions: Readonly<Record<string, unknown>> = { ...app };

it.each(['_getProvider', '_addOrOverwriteComponent'])('firebase/app still has %s', (name) => {
  expect(functions[name], `firebase/app has no function ${name} any more. ${advice}`).toBeTypeOf(
    'function',
  );
});

it.each(
  Object.entries({
    indexedDBLocalPersistence,
    browserLocalPersistence,
    browserSessionPersistence,
    inMemoryPersistence,
  }),
)('%s is still a class of stores with the methods that are used', (name, persistence) => {
  expect(persistence, `${name} is no class any more. ${advice}`).toBeTypeOf('function');
  const store: object = Reflect.construct(Object(persistence), []);
  for (const method of ['_get', '_set', '_remove', '_addListener', '_removeListener']) {
    expect(
      Reflect.get(store, method),
      `A store of ${name} has no method ${method} any more. ${advice}`,
    ).toBeTypeOf('function');
  }
});

it('an Auth keeps its session in a store of ours, has its token at hand, asks no usage of anybody, and can be told to refresh', async () => {
  const sent: Headers[] = [];
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers));
    // For the sign-in and the lookup.
    const tokens = { idToken: 'a.b.c', refreshToken: 'r', expiresIn: '3600' };
    return Response.json({ ...tokens, users: [{ localId: 'a' }] });
  };
  const asked: string[] = [];
  const memory = openMemory();
  const store = {
    ...memory,
    read: (key: string) => {
      asked.push(key);
      return memory.read(key);
    },
  };
  const name = crypto.randomUUID();
  const ownApp = app.initializeApp({ apiKey: 'internals' }, name);
  leaveUsageUncounted(ownApp);
  const ownAuth = initializeAuth(ownApp, { persistence: toPersistence(store) });
  await ownAuth.authStateReady();
  const { user } = await signInWithEmailAndPassword(ownAuth, 'a@waymark.test', 'b');
  globalThis.fetch = plainFetch;

  expect(new Set(asked), `The key of a stored session has changed. ${advice}`).toEqual(
    new Set([`firebase:authUser:internals:${name}`]),
  );
  expect(
    sent.map((headers) => headers.get('X-Firebase-Client')),
    `The component "heartbeat" no longer decides about usage data. ${advice}`,
  ).toEqual([null, null]);
  expect(idTokenOf(user), `A user keeps the token elsewhere. ${advice}`).toBe('a.b.c');
  const tokens = tokenListenersOf(ownApp);
  for (const method of ['addAuthTokenListener', 'removeAuthTokenListener'] as const) {
    expect(
      tokens[method],
      `The component "auth-internal" has no ${method} any more. ${advice}`,
    ).toBeTypeOf('function');
  }
  await app.deleteApp(ownApp);
});
