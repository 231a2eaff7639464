import type { User } from 'firebase/auth';
import type { Conversation } from './conversation.ts';
import { type Json, normalized, normalizedClaims, type Observation } from './transcript.ts';

/** The real SDK as an app uses it; each call is written down with its outcome and its requests. */
export interface Sdk {
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  reload(): Promise<void>;
  refresh(): Promise<void>;
  delete(): Promise<void>;
  /** What the token says, without a refresh. */
  claims(): Promise<void>;
  validatePassword(password: string): Promise<void>;
  /** As a page does that is loaded again: the user comes out of the storage. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

let send: (request: Request) => Promise<Response> = (request) => fetch(request);

/** The SDK's build for Node keeps the `fetch` that it finds when it is imported. */
async function importFirebase() {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => send(new Request(input, init));
  try {
    const app = await import('firebase/app');
    return { ...app, ...(await import('firebase/auth')) };
  } finally {
    globalThis.fetch = original;
  }
}

const sdk = await importFirebase();

export async function createSdk(on: Conversation): Promise<Sdk> {
  let requests: string[] = [];
  let states: Json[] = [];
  send = async (request) => {
    const { hostname, pathname } = new URL(request.url);
    const response = await on.owner.send(request);
    requests.push(`${request.method} ${hostname.split('.', 1)[0]} ${pathname} ${response.status}`);
    return response;
  };

  const open = () => {
    const app = sdk.initializeApp({ apiKey: 'contract' }, 'contract');
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
    sdk.onAuthStateChanged(auth, (user) => void states.push(user?.uid ?? null));
    return { app, auth };
  };
  let { app, auth } = open();
  await auth.authStateReady();
  states = [];

  const observe = async (did: string, act: () => Promise<Json>): Promise<void> => {
    requests = [];
    states = [];
    const outcome = await act().catch(failure);
    on.note({
      did: `SDK ${did}`,
      outcome,
      requests: [...requests],
      states: [...states],
      current: auth.currentUser?.uid ?? null,
    } satisfies Observation);
  };
  const user = (): User => {
    if (auth.currentUser === null) throw new Error('Nobody is signed in.');
    return auth.currentUser;
  };

  return {
    signIn: (email, password) =>
      observe('signInWithEmailAndPassword', async () =>
        profile((await sdk.signInWithEmailAndPassword(auth, email, password)).user),
      ),
    signOut: () =>
      observe('signOut', async () => {
        await sdk.signOut(auth);
        return 'done';
      }),
    reload: () =>
      observe('reload', async () => {
        const current = user();
        await sdk.reload(current);
        return profile(current);
      }),
    refresh: () =>
      observe('getIdToken(true)', async () => {
        const token = await user().getIdToken(true);
        return normalized({ idToken: token });
      }),
    delete: () =>
      observe('deleteUser', async () => {
        await sdk.deleteUser(user());
        return 'done';
      }),
    claims: () =>
      observe('getIdTokenResult', async () => {
        const { claims, signInProvider } = await user().getIdTokenResult();
        return { claims: normalizedClaims(claims), signInProvider };
      }),
    validatePassword: (password) =>
      observe('validatePassword', async () => {
        const { passwordPolicy: _, ...status } = await sdk.validatePassword(auth, password);
        return normalized(status);
      }),
    restart: () =>
      observe('start with a stored user', async () => {
        await sdk.deleteApp(app);
        ({ app, auth } = open());
        await auth.authStateReady();
        return auth.currentUser === null ? null : profile(auth.currentUser);
      }),
    close: async () => {
      send = (request) => fetch(request);
      await sdk.signOut(auth);
      await sdk.deleteApp(app);
    },
  };
}

function profile(user: User): Json {
  const { uid, email, emailVerified, displayName, photoURL } = user;
  const { isAnonymous, providerId, metadata } = user;
  return normalized({
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    isAnonymous,
    providerId,
    providerData: user.providerData,
    creationTime: isDate(metadata.creationTime),
    lastSignInTime: isDate(metadata.lastSignInTime),
  });
}

function isDate(text: string | undefined): string | null {
  if (text === undefined) return null;
  return Number.isNaN(Date.parse(text)) ? text : '<date>';
}

function failure(error: unknown): Json {
  // The words of an engine's own exceptions are not the service's.
  if (!(error instanceof sdk.FirebaseError)) {
    return { exception: error instanceof Error ? error.name : String(error) };
  }
  const { code, message } = error;
  return { code, message };
}
