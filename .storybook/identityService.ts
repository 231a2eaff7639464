import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createContext, createElement, useContext } from 'react';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { demoAccounts } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { createHandlers } from '#mocks/identity-toolkit/msw.ts';
import { startOfflineWorker } from './offlineWorker.ts';
import { scenarios } from './toolbar/scenarios.ts';

interface StorySession {
  readonly session: Session;
  readonly close: () => Promise<void>;
}

export interface IdentityService {
  readonly mock: IdentityToolkit;
  /**
   * A session on the real SDK and this mock.
   * @param name two sessions of the same name share what the SDK has stored
   */
  readonly openSession: (name?: string) => StorySession;
}

/** By API key, which every call of the SDK carries. */
const mocks = new Map<string, IdentityToolkit>();

let worker: Promise<void> | undefined;

/** Starts the one mock worker of the page, which hands each call to the mock that it is for. */
async function startWorker() {
  const started = await startOfflineWorker();
  started.use(
    ...createHandlers({
      respond: async (request) => {
        const mock = mocks.get(new URL(request.url).searchParams.get('key') ?? '');
        if (!mock) throw new Error(`No story has an identity service for ${request.url}.`);
        return mock.respond(request);
      },
    }),
  );
}

/** A mocked service of its own. */
export async function createIdentityService(): Promise<IdentityService> {
  await (worker ??= startWorker());
  const apiKey = crypto.randomUUID();
  const mock = createIdentityToolkit({ accounts: demoAccounts });
  mocks.set(apiKey, mock);
  return {
    mock,
    openSession: (name = newSessionName()) => {
      const authClient = createFirebaseAuthClient({ settings: { apiKey }, name });
      const session = createSession({
        authClient,
        storages: [() => window.sessionStorage],
      });
      return { session, close: () => authClient.dispose() };
    },
  };
}

export const newSessionName = () => crypto.randomUUID();

/**
 * By the abort signal, which Storybook makes anew each time a story is shown: when the toolbar or a control changes,
 * it runs the loaders again, and the story stays with its session.
 */
const services = new WeakMap<AbortSignal, Promise<IdentityService>>();

async function loadIdentityService({
  abortSignal,
  globals,
}: Pick<StoryContext, 'abortSignal' | 'globals'>) {
  const creating = services.get(abortSignal) ?? createIdentityService();
  services.set(abortSignal, creating);
  const identityService = await creating;
  const { scenario, latency } = globals;
  identityService.mock.reset();
  scenarios[scenario]?.arrange(identityService.mock);
  identityService.mock.setDelay(latency === 'infinite' ? latency : Number.parseInt(latency, 10));
  return { identityService };
}

/** The service of a story, for its `beforeEach` and its `play`. */
export const identityServiceOf = ({ loaded }: Pick<StoryContext, 'loaded'>): IdentityService =>
  loaded['identityService'];

const Context = createContext<IdentityService | undefined>(undefined);

/** The service of the story, for its components. */
export function useIdentityService(): IdentityService {
  const identityService = useContext(Context);
  if (!identityService) throw new Error('The meta of this story lacks ...onIdentityService.');
  return identityService;
}

const provideIdentityService: Decorator = (Story, context) =>
  createElement(Context, { value: identityServiceOf(context) }, createElement(Story));

/** What the meta of stories on a mocked service takes in. */
export const onIdentityService = {
  loaders: [loadIdentityService],
  decorators: [provideIdentityService],
};
