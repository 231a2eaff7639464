import type { ComponentType } from 'react';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { loadWithRetry, retryImport } from '#features/retry.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import type { Session } from '#features/session/session.ts';
import { createStore, type Store } from '#features/store.ts';
import { moveToServedRelease } from '../offline/release.ts';
import { createAccountProgress } from './accountProgress.ts';
import type { EmployeePlan, PortalSettings } from './employeePlan.ts';
import type { PortalProps } from './Portal.tsx';
import { fetchPlan as fetchPlanOnce, planIdOf } from './plans.ts';

export type PortalState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'open';
      readonly Portal: ComponentType<PortalProps>;
      readonly employeePlan: EmployeePlan;
    };

export interface PortalLoader extends Store<PortalState> {
  /** Fetches and evaluates the portal's code, and fetches the plan of the user, or else the standard plan. */
  readonly load: () => void;
  /** Loads and opens the portal of whoever signs in from now on. */
  readonly follow: (session: Pick<Session, 'getState' | 'subscribe'>) => void;
}

const loading = { status: 'loading' } as const;

/**
 * Loads what comes after the sign-in page, with each change of the session, or sooner by `load()`. So nothing is loaded
 * or opened while React draws. Not React's `lazy`, which holds back what follows its fallback for 300 ms.
 */
export function createPortalLoader(
  settings: PortalSettings,
  fetchPlan = fetchPlanOnce,
): PortalLoader {
  const importPortal = retryImport(() => import('./Portal.tsx'));
  const { getState, setState, subscribe } = createStore<PortalState>(loading);
  const accountProgress = createAccountProgress();
  let user: SessionUser | undefined;
  /** Of the plan that is loading or loaded; undefined before the first one, and after a failure. */
  let planId: string | undefined;
  let fetched: readonly [code: typeof import('./Portal.tsx'), plan: Plan | undefined] | undefined;

  const load = async () => {
    const id = planIdOf(settings.employee, user);
    if (id === planId) return;
    planId = id;
    fetched = undefined;
    try {
      const portal = await loadWithRetry(() => Promise.all([importPortal(), fetchPlan(id)]));
      if (id !== planId) return;
      fetched = portal;
      open();
    } catch (error) {
      // While somebody fills in the sign-in form, a reload would lose what they have typed.
      const isReloading = user !== undefined && (await moveToServedRelease(true));
      if (isReloading || id !== planId) return;
      planId = undefined;
      setState({ status: 'failed', error });
    }
  };

  /** Shows the portal of whoever is signed in, once it has come. */
  function open() {
    if (!user || !fetched) return setState(loading);
    const [{ Portal, openEmployeePlan }, plan] = fetched;
    try {
      const employeePlan = openEmployeePlan({
        ...settings,
        accountProgress: accountProgress.stores,
        user,
        plan,
      });
      setState({ status: 'open', Portal, employeePlan });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  }

  const follow: PortalLoader['follow'] = (session) => {
    session.subscribe(() => {
      const state = session.getState();
      user = state.status === 'signedIn' ? state.user : undefined;
      accountProgress.update(state);
      void load();
      open();
    });
  };

  return { getState, subscribe, load: () => void load(), follow };
}
