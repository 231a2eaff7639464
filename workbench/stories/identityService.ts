import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createContext, createElement, useContext } from 'react';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { createSession } from '#features/session/session.ts';
import { createSignedInFlag } from '#features/session/storage.ts';
import { demoAccounts } from '#mocks/demoAccounts.ts';
import { createHandlers } from '#mocks/identity-toolkit/handlers.ts';
import { createIdentityToolkit, type IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { scenarios } from '#storybook/toolbar/scenarios.ts';
import { startOfflineWorker } from './offlineWorker.ts';

export type IdentityService = Awaited<ReturnType<typeof createIdentityService>>;

/** The mock of each story by API key, which every call of the SDK carries. */
const mocks = new Map<string, IdentityToolkit>();

let worker: Promise<void> | undefined;

/** A page has one mock worker, which passes each call to the mock of its API key. */
async function startWorker() {
  const started = await startOfflineWorker();
  started.use(
    ...createHandlers({
      respond: async (request) => {
        const mock = mocks.get(new URL(request.url).searchParams.get('key') ?? '');
        return mock ? mock.respond(request) : Response.error();
      },
    }),
  );
}

/** A page without HTTPS has no `crypto.randomUUID`. */
export const newName = () => Math.random().toString(36).slice(2);

async function createIdentityService() {
  await (worker ??= startWorker());
  const apiKey = newName();
  const mock = createIdentityToolkit({ accounts: demoAccounts });
  mocks.set(apiKey, mock);
  return {
    mock,
    /** Opens a session of the real SDK on this mock. Sessions with the same name share what the SDK has stored. */
    openSession: (name = newName()) => {
      const authClient = createFirebaseAuthClient({ apiKey, name });
      const flag = createSignedInFlag(apiKey, () => window.sessionStorage);
      const session = createSession({ authClient, flag });
      return { session, close: () => authClient.dispose() };
    },
  };
}

const services = new WeakMap<AbortSignal, Promise<IdentityService>>();

/**
 * Storybook has one abort signal per showing of a story. When the toolbar or a control changes, it runs the loaders
 * again with the same signal, and the story on screen keeps its session.
 */
function serviceFor(abortSignal: AbortSignal): Promise<IdentityService> {
  const existing = services.get(abortSignal);
  if (existing) return existing;
  const creating = createIdentityService();
  services.set(abortSignal, creating);
  return creating;
}

async function loadIdentityService({
  abortSignal,
  globals,
}: Pick<StoryContext, 'abortSignal' | 'globals'>) {
  const identityService = await serviceFor(abortSignal);
  const { scenario, latency } = globals;
  identityService.mock.reset();
  // The globals come from the address, which may contain anything.
  if (Object.hasOwn(scenarios, scenario)) scenarios[scenario]?.(identityService.mock);
  identityService.mock.setDelay(latency === 'infinite' ? latency : Number.parseInt(latency, 10));
  return { identityService, serviceRun: newName() };
}

/** The service of a story, for its `beforeEach` and `play`. */
export const identityServiceOf = ({ loaded }: Pick<StoryContext, 'loaded'>): IdentityService =>
  loaded['identityService'];

const Context = createContext<IdentityService | undefined>(undefined);

/** The service of the story that contains the component. */
export function useIdentityService(): IdentityService {
  const identityService = useContext(Context);
  if (!identityService) throw new Error('The meta of this story lacks ...onIdentityService.');
  return identityService;
}

const provideIdentityService: Decorator = (Story, context) =>
  createElement(Context, { value: identityServiceOf(context) }, createElement(Story));

/** Gives each story of a meta its own identity service, in the state chosen in the toolbar. */
export const onIdentityService = {
  loaders: [loadIdentityService],
  decorators: [provideIdentityService],
};
