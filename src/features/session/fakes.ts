import type { AuthClient, Ending, SessionPort, SessionUser } from './authClient.ts';
import type { SessionEnd } from './sessionMachine.ts';
import type { TabChannel } from './tabChannel.ts';

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

/** The signed-in user, or the reason why there is none. */
type Report =
  | { readonly user: SessionUser }
  | { readonly user: null; readonly cause: 'nobody' | Ending };

/** For tests: an identity service whose reports the test decides. The first one ends the start. Every sign-in fails. */
export function createFakeAuthClient() {
  let session: SessionPort | undefined;
  const report = ({ user, ...told }: Report) => {
    if ('cause' in told && told.cause !== 'nobody')
      session?.report({ type: 'ended', cause: told.cause });
    session?.report(
      session.hasStarted()
        ? { type: 'userChanged', user }
        : { type: 'started', user, isExpected: true },
    );
  };
  const authClient: AuthClient = {
    connect: (connected) => {
      session = connected;
    },
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
  const listeners: Parameters<TabChannel['onEnded']>[0][] = [];
  return {
    tabs: {
      announce: () => {},
      onEnded: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    },
    endElsewhere: (cause: SessionEnd = 'signOut') => {
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
