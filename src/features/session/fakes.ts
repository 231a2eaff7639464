import type { Identity, SessionUser, SignInResult, UserReport } from './identity.ts';

export const sampleUser = (uid: string): SessionUser => ({
  uid,
  email: `${uid}@waymark.test`,
  emailVerified: true,
  displayName: null,
  photoURL: null,
  phoneNumber: null,
  isAnonymous: false,
  tenantId: null,
  plan: null,
  providerData: [],
  metadata: {},
});

/** For tests: an identity service whose reports and answers the test decides. */
export function createFakeIdentity(
  signInResult: SignInResult,
  signOut: Identity['signOut'] = async () => ({ success: true, message: 'Signed out' }),
) {
  const listeners: ((report: UserReport) => void)[] = [];
  const report = (next: UserReport) => {
    for (const listener of listeners) listener(next);
  };
  const identity: Identity = {
    observeUser: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    signIn: async () => {
      if (signInResult.success) report({ user: signInResult.user });
      return signInResult;
    },
    signOut,
    fetchPasswordPolicy: async () => null,
    dispose: async () => {},
  };
  return { identity, report };
}

/** Other tabs, one of which may sign out. */
export function createFakeTabs() {
  const listeners: (() => void)[] = [];
  return {
    tabs: {
      announceSignOut: () => {},
      onSignOut: (listener: () => void) => void listeners.push(listener),
    },
    signOutElsewhere: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** Node brings a global `localStorage` of its own from version 25 on, so tests bring another. */
export function createFakeStorage(stored: Readonly<Record<string, string>> = {}): Storage {
  const entries = new Map(Object.entries(stored));
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}
