import type { ComponentType } from 'react';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { Language } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { importPart, loadPart, replacePage } from '#features/recovery.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import type { Session } from '#features/session/session.ts';
import { createStore, type Store } from '#features/store.ts';
import type { LanguageStore } from '../language/language.ts';
import { createAccountProgress } from './accountProgress.ts';
import type { PortalSettings } from './employeePlan.ts';
import type { PortalProps } from './Portal.tsx';
import { fetchPlan as fetchPlanOnce, planIdOf } from './plans.ts';

export type PortalState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | (Readonly<Pick<PortalProps, 'employeePlan' | 'words'>> & {
      readonly status: 'open';
      readonly Portal: ComponentType<PortalProps>;
    });

export interface PortalLoader extends Store<PortalState> {
  /** Fetches and evaluates the portal's code, and fetches the plan of the user, or else the standard plan. */
  readonly load: () => void;
  /** Loads and opens the portal of each user who signs in from now on. */
  readonly follow: (session: Pick<Session, 'getState' | 'subscribe'>) => void;
  /**
   * Fetches an open portal in another language, so that it changes at once when the language does. Rejects if
   * something does not come.
   */
  readonly loadIn: (language: Language) => Promise<void>;
}

const loading = { status: 'loading' } as const;

type PortalParts = readonly [
  code: typeof import('./lazyPortal.ts'),
  plan: Plan | undefined,
  words: PortalWords | undefined,
];

/** Fetches the parts of the portal, and stores them for each plan and language. */
function createPortalParts(fetchPlan: typeof fetchPlanOnce) {
  const importPortal = importPart(() => import('./lazyPortal.ts'));
  const fetched = new Map<string, PortalParts>();
  const keyOf = (planId: string, language: Language) => `${planId}.${language}`;

  const fetchParts = async (planId: string, language: Language) => {
    const code = importPortal();
    const parts = await Promise.all([
      code,
      fetchPlan(planId, language),
      code.then(({ loadPortalWords }) => loadPortalWords(language)),
    ]);
    fetched.set(keyOf(planId, language), parts);
  };

  return { keyOf, fetchParts, get: (key: string) => fetched.get(key) };
}

/**
 * Loads what follows the sign-in page at each change of the session, or earlier by `load()`, so that nothing is loaded
 * or opened while React draws. React's `lazy` would delay what follows its fallback by 300 ms.
 */
export function createPortalLoader(
  settings: PortalSettings,
  language: LanguageStore,
  fetchPlan = fetchPlanOnce,
): PortalLoader {
  const portalParts = createPortalParts(fetchPlan);
  const { getState, setState, subscribe } = createStore<PortalState>(loading);
  const accountProgress = createAccountProgress();
  let user: SessionUser | undefined;
  /** The key of what is loading or loaded; undefined before the first load, and after a failure. */
  let wanted: string | undefined;

  const planId = () => planIdOf(settings.employee, user);
  const fetchIn = (of: Language) => portalParts.fetchParts(planId(), of);

  const load = async () => {
    const { language: current } = language.getState();
    const key = portalParts.keyOf(planId(), current);
    if (key === wanted) return;
    wanted = key;
    if (portalParts.get(key)) return;
    try {
      await loadPart('ahead', () => fetchIn(current));
      if (key === wanted) open();
    } catch (error) {
      await fail(key, current, error);
    }
  };

  async function fail(key: string, current: Language, error: unknown) {
    // During the sign-in, a reload would lose what the user has typed.
    const isReloading = user !== undefined && (await replacePage('portal'));
    if (isReloading || key !== wanted) return;
    // English is better than an error screen. If English does not come either, the error is in the language of the visit.
    const isMissing =
      current === 'en' || !user || (await loadPart('ahead', () => fetchIn('en')).catch(() => true));
    if (key !== wanted) return;
    if (!isMissing) return language.show({ language: 'en' });
    wanted = undefined;
    setState({ status: 'failed', error });
  }

  /** Shows the portal of the signed-in user, once it has loaded. */
  function open() {
    const parts = wanted === undefined ? undefined : portalParts.get(wanted);
    if (!user || !parts) return setState(loading);
    const [{ Portal, openEmployeePlan }, plan, words] = parts;
    try {
      const employeePlan = openEmployeePlan({
        ...settings,
        accountProgress: accountProgress.stores,
        user,
        plan,
        language: language.getState().language,
      });
      setState({ status: 'open', Portal, employeePlan, words });
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

  language.subscribe(() => {
    if (wanted === undefined) return;
    void load();
    open();
  });

  const loadIn = async (next: Language) => {
    if (getState().status === 'open') await fetchIn(next);
  };

  return { getState, subscribe, load: () => void load(), follow, loadIn };
}
