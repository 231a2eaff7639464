import type { Decorator } from '@storybook/react-vite';
import { createElement, useLayoutEffect } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { demoAccounts } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { createHandlers } from '#mocks/identity-toolkit/msw.ts';
import { startOfflineWorker } from './offlineWorker.ts';
import { scenarios } from './toolbar/scenarios.ts';

/** The mocked service, seeded anew for each story that is on it. */
export const identityService = createIdentityToolkit({ accounts: demoAccounts });

const startService = async () => {
  const worker = await startOfflineWorker();
  worker.use(...createHandlers(identityService));
};

let started: Promise<void> | undefined;

let arranged: Globals = {};

/** Seeds the service anew, and arranges what the toolbar says of it. */
function arrange(globals: Globals) {
  arranged = globals;
  const { scenario, latency } = globals;
  identityService.reset();
  scenarios[scenario]?.arrange(identityService);
  identityService.setDelay(latency === 'infinite' ? latency : Number.parseInt(latency, 10));
}

/** For when the toolbar has changed under a story that stays. */
const withScenario: Decorator = function Arranged(Story, { globals }) {
  useLayoutEffect(() => {
    const isArranged = ['scenario', 'latency'].every((name) => arranged[name] === globals[name]);
    if (!isArranged) arrange(globals);
  });
  return createElement(Story);
};

/** What the meta of stories on the mocked service takes in. */
export const onIdentityService = {
  decorators: [withScenario],
  beforeEach: async ({ globals }: { globals: Globals }) => {
    started ??= startService();
    await started;
    arrange(globals);
  },
};

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
  const authClient = createFirebaseAuthClient({ settings: { apiKey: 'storybook' }, name });
  const session = createSession({
    authClient,
    storages: [() => window.sessionStorage],
  });
  return { session, close: () => authClient.dispose() };
}

export function nextSessionName(): string {
  opened += 1;
  return `story-${Date.now()}-${opened}`;
}
