import { createStore } from '../store.ts';
import type { AuthClient, AuthState, SessionUser } from './authClient.ts';
import type { SessionEnd, TabLink } from './tabLink.ts';

export const sampleUser = (uid: string): SessionUser => ({
  uid,
  email: `${uid}@waymark.test`,
  emailVerified: true,
  displayName: null,
  photoURL: null,
  phoneNumber: null,
  isAnonymous: false,
  tenantId: null,
  claims: {},
  providerData: [],
  metadata: {},
});

/** For tests: an identity service whose states the test decides. Every sign-in fails. */
export function createFakeAuthClient() {
  const { setState: report, ...store } = createStore<AuthState | undefined>(undefined);
  const authClient: AuthClient = {
    ...store,
    signIn: async () => ({ code: undefined }),
    signOut: async () => ({ success: true, message: 'Signed out' }),
    fetchPasswordRules: async () => [],
    loadPasswordReset: () => Promise.reject(new Error('This fake sends no links.')),
    dispose: async () => {},
  };
  return { authClient, report };
}

/** Other tabs, in which the user may sign out, or the service may end the session. */
export function createFakeTabs() {
  const listeners: Parameters<TabLink['onSignedOut']>[0][] = [];
  return {
    tabs: {
      announce: () => {},
      onSignedOut: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    },
    signOutElsewhere: (cause: SessionEnd = 'signOut') => {
      for (const listener of listeners) listener(cause);
    },
  };
}

/** From version 25 on, Node has its own global `localStorage`, so tests pass another. */
export function createFakeStorage(stored: Readonly<Record<string, string>> = {}): Storage {
  const entries = new Map(Object.entries(stored));
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}
