import type { ComponentType } from 'react';
import type { SessionUser } from '#features/session/authClient.ts';
import type { Session } from '#features/session/session.ts';
import { createStore, type Store } from '#features/store.ts';
import { moveToServedRelease } from '../offline/release.ts';
import { createAccountProgress } from './accountProgress.ts';
import type { EmployeePlan } from './employeePlan.ts';
import { createLazyResource, type LazyResource } from './lazyResource.ts';
import type { PortalProps } from './Portal.tsx';
import { type EmployeeSetting, fetchPlan, planIdOf } from './plans.ts';
import { loadWithRetry, retryImport } from './retry.ts';

/** The portal of whoever is signed in. */
export type PortalState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'open';
      readonly Portal: ComponentType<PortalProps>;
      readonly employeePlan: EmployeePlan;
    };

export interface PortalLoader extends Store<PortalState> {
  /** Fetches and evaluates the portal's code, and fetches a plan: of whoever is signed in, or most probably will be. */
  readonly load: () => void;
}

export interface PortalLoaderOptions {
  session: Pick<Session, 'getState' | 'subscribe'>;
  /** The mode's API key: what is kept on the device is named after it. */
  storageNamespace: string;
  employee?: EmployeeSetting;
  /** Whether the build has a service worker, which holds the portal for a start without a network. */
  keepsOffline?: boolean;
}

const importPortal = retryImport(() => import('./Portal.tsx'));

const fetchPortal = async (planId: string) => {
  const [code, plan] = await Promise.all([importPortal(), fetchPlan(planId)]);
  return { ...code, plan };
};

type Fetched = Awaited<ReturnType<typeof fetchPortal>>;

const loading = { status: 'loading' } as const;

/**
 * What is fetched later than the sign-in page. Each change of the session begins to load what the new state needs;
 * `load` begins sooner. So nothing is loaded or opened while React draws.
 */
export function createPortalLoader({
  session,
  employee = 'sample',
  keepsOffline = false,
  storageNamespace,
}: PortalLoaderOptions): PortalLoader {
  const { getState, setState, subscribe } = createStore<PortalState>(loading);
  const accountProgress = createAccountProgress(session);
  const resources = new Map<string, LazyResource<Fetched>>();

  const userOf = (state = session.getState()) =>
    state.status === 'signedIn' ? state.user : undefined;

  // While somebody fills in the sign-in form, a reload would take away what they have typed.
  const recover = async () => userOf() !== undefined && moveToServedRelease(true);

  const resourceOf = (planId: string) => {
    let resource = resources.get(planId);
    if (!resource) {
      resource = createLazyResource(() => loadWithRetry(() => fetchPortal(planId)), recover);
      resource.subscribe(update);
      resources.set(planId, resource);
    }
    return resource;
  };

  const resource = () => resourceOf(planIdOf(employee, userOf()));

  const open = ({ Portal, openEmployeePlan, plan }: Fetched, user: SessionUser) => {
    const state = getState();
    if (state.status === 'open' && state.employeePlan.uid === user.uid) return;
    try {
      const options = { employee, keepsOffline, storageNamespace, accountProgress };
      setState({
        status: 'open',
        Portal,
        employeePlan: openEmployeePlan({ ...options, user, plan }),
      });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };

  function update() {
    const user = userOf();
    const fetched = resource().getState();
    if (fetched.status === 'loaded' && user) open(fetched.value, user);
    else setState(fetched.status === 'failed' ? fetched : loading);
  }

  session.subscribe(() => {
    resource().load();
    update();
  });

  return { getState, subscribe, load: () => resource().load() };
}
