import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createContext, createElement, useContext } from 'react';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { createSession } from '#features/session/session.ts';
import { demoAccounts } from '#mocks/demoAccounts.ts';
import { createHandlers } from '#mocks/identity-toolkit/handlers.ts';
import { createIdentityToolkit, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { scenarios } from '#storybook/toolbar/scenarios.ts';
import { startOfflineWorker } from './offlineWorker.ts';

export type IdentityService = Awaited<ReturnType<typeof createIdentityService>>;

/** By API key, because every call of the SDK carries one. */
const mocks = new Map<string, IdentityToolkit>();

let worker: Promise<void> | undefined;

/** Starts the mock worker, of which a page has one, and which hands each call to the mock of its API key. */
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

/** Not by `crypto.randomUUID`, because a page without HTTPS lacks it. */
export const newName = () => Math.random().toString(36).slice(2);

export async function createIdentityService() {
  await (worker ??= startWorker());
  const apiKey = newName();
  const mock = createIdentityToolkit({ accounts: demoAccounts });
  mocks.set(apiKey, mock);
  return {
    mock,
    /** A session on the real SDK and this mock. Two of the same name share what the SDK has stored. */
    openSession: (name = newName()) => {
      const authClient = createFirebaseAuthClient({ apiKey, name });
      const session = createSession({ authClient, storages: [() => window.sessionStorage] });
      return { session, close: () => authClient.dispose() };
    },
  };
}

/**
 * By abort signal, because Storybook makes one each time it shows a story, and keeps it when the toolbar or a control
 * changes: it runs the loaders again then, and the story on the screen keeps its session.
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
  // The globals stand in the address, where anything can be written.
  if (Object.hasOwn(scenarios, scenario)) scenarios[scenario]?.arrange(identityService.mock);
  identityService.mock.setDelay(latency === 'infinite' ? latency : Number.parseInt(latency, 10));
  return { identityService };
}

/** For `beforeEach` and `play`. */
export const identityServiceOf = ({ loaded }: Pick<StoryContext, 'loaded'>): IdentityService =>
  loaded['identityService'];

const Context = createContext<IdentityService | undefined>(undefined);

/** For the components of a story. */
export function useIdentityService(): IdentityService {
  const identityService = useContext(Context);
  if (!identityService) throw new Error('The meta of this story lacks ...onIdentityService.');
  return identityService;
}

const provideIdentityService: Decorator = (Story, context) =>
  createElement(Context, { value: identityServiceOf(context) }, createElement(Story));

/** Gives each story of a meta its own identity service, in the state that the toolbar asks for. */
export const onIdentityService = {
  loaders: [loadIdentityService],
  decorators: [provideIdentityService],
};
