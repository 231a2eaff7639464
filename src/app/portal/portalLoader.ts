import type { ComponentType } from 'react';
import type { Session } from '#features/session/session.ts';
import { createStore, type Store } from '#features/store.ts';
import { moveToServedRelease } from '../offline/release.ts';
import { createAccountProgress } from './accountProgress.ts';
import type { EmployeePlan, PortalSettings } from './employeePlan.ts';
import type { PortalProps } from './Portal.tsx';
import { fetchPlan, planIdOf } from './plans.ts';
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

const importPortal = retryImport(() => import('./Portal.tsx'));

const fetchPortal = async (planId: string) => {
  const [code, plan] = await Promise.all([importPortal(), fetchPlan(planId)]);
  return { ...code, plan };
};

const loading = { status: 'loading' } as const;

/**
 * What is fetched later than the sign-in page. Each change of the session begins to load what the new state needs;
 * `load` begins sooner. So nothing is loaded or opened while React draws. Not React's `lazy`, which holds back what
 * follows its fallback for 300 ms.
 */
export function createPortalLoader(
  session: Pick<Session, 'getState' | 'subscribe'>,
  settings: PortalSettings,
): PortalLoader {
  const { getState, setState, subscribe } = createStore<PortalState>(loading);
  const accountProgress = createAccountProgress(session);
  /** The plan that is on its way or has come; undefined before the first one, and after a failure. */
  let planId: string | undefined;
  let fetched: Awaited<ReturnType<typeof fetchPortal>> | undefined;

  const currentUser = () => {
    const state = session.getState();
    return state.status === 'signedIn' ? state.user : undefined;
  };

  const load = async () => {
    const id = planIdOf(settings.employee, currentUser());
    if (id === planId) return;
    planId = id;
    fetched = undefined;
    try {
      const portal = await loadWithRetry(() => fetchPortal(id));
      if (id !== planId) return;
      fetched = portal;
      open();
    } catch (error) {
      // While somebody fills in the sign-in form, a reload would take away what they have typed.
      const isReloading = currentUser() !== undefined && (await moveToServedRelease(true));
      if (isReloading || id !== planId) return;
      planId = undefined;
      setState({ status: 'failed', error });
    }
  };

  /** Shows the portal of whoever is signed in, once it has come. */
  function open() {
    const user = currentUser();
    if (!user || !fetched) return setState(loading);
    const { Portal, openEmployeePlan, plan } = fetched;
    try {
      const employeePlan = openEmployeePlan({ ...settings, accountProgress, user, plan });
      setState({ status: 'open', Portal, employeePlan });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  }

  session.subscribe(() => {
    void load();
    open();
  });

  return { getState, subscribe, load: () => void load() };
}
