import { createFirebaseIdentity } from '#features/session/firebase/firebaseIdentity.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { demoAccounts } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';

/** The mocked service behind every story, seeded anew for each. */
export const identityService = createIdentityToolkit({ accounts: demoAccounts });

let opened = 0;

export interface StorySession {
  readonly session: Session;
  readonly close: () => Promise<void>;
}

/**
 * A session on the real SDK and the mocked service.
 * @param name two sessions of the same name share what the SDK has stored
 */
export function openSession(name = nextSessionName()): StorySession {
  const identity = createFirebaseIdentity({ settings: { apiKey: 'storybook' }, name });
  const session = createSession({
    identity,
    storages: [() => window.sessionStorage],
    unfinishedSignOutFlag: `${name}/signOutUnfinished`,
  });
  return { session, close: () => identity.dispose() };
}

export function nextSessionName(): string {
  opened += 1;
  return `story-${Date.now()}-${opened}`;
}
