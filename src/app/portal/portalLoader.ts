import type { ComponentType } from 'react';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { Language } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { importPart, type Loss, loadPart } from '#features/recovery.ts';
import type { Session, SessionState } from '#features/session/session.ts';
import { createStore, type Store } from '#features/store.ts';
import type { LanguageStore } from '../language/language.ts';
import { createAccountMemory } from './accountMemory.ts';
import type { PortalSettings } from './employeePlan.ts';
import type { PortalProps } from './Portal.tsx';
import { fetchPlan as fetchPlanOnce, planIdOf } from './plans.ts';

/** The parts of the portal for one plan in one language. */
export type Parts =
  | { readonly status: 'missing' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'loaded';
      readonly language: Language;
      readonly code: typeof import('./lazyPortal.ts');
      readonly plan: Plan | undefined;
      readonly words: PortalWords | undefined;
    };

/** Loads the parts for each plan and language once. Does not know who is signed in. */
function createPortalParts(fetchPlan: typeof fetchPlanOnce) {
  const importPortal = importPart(() => import('./lazyPortal.ts'));
  const found = new Map<string, Parts>();
  const keyOf = (planId: string, language: Language) => `${planId}.${language}`;

  const get = (planId: string, language: Language): Parts =>
    found.get(keyOf(planId, language)) ?? { status: 'missing' };

  /** Tries once. */
  const fetch = async (planId: string, language: Language) => {
    const importing = importPortal();
    const [code, plan, words] = await Promise.all([
      importing,
      fetchPlan(planId, language),
      importing.then(({ loadPortalWords }) => loadPortalWords(language)),
    ]);
    found.set(keyOf(planId, language), { status: 'loaded', language, code, plan, words });
  };

  /** Retries parts that have failed. Never rejects. */
  const load = async (planId: string, language: Language, loss: () => Loss) => {
    if (['loading', 'loaded'].includes(get(planId, language).status)) return;
    const set = (parts: Parts) => found.set(keyOf(planId, language), parts);
    set({ status: 'loading' });
    const loading = loadPart(loss, () => fetch(planId, language));
    await loading.catch((error) => set({ status: 'failed', error }));
  };

  return { get, fetch, load };
}

const loading = { status: 'loading' } as const;

export type PortalState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | (Readonly<Pick<PortalProps, 'employeePlan' | 'words'>> & {
      readonly status: 'open';
      readonly Portal: ComponentType<PortalProps>;
    });

/**
 * The state of `/home`. English is better than an error screen. If English does not load either, the error is in the
 * language of the visit.
 */
export function portalState(
  session: SessionState,
  language: Language,
  partsIn: (language: Language) => Parts,
) {
  if (session.status !== 'signedIn') return loading;
  const wanted = partsIn(language);
  const parts = wanted.status === 'failed' ? partsIn('en') : wanted;
  if (parts.status === 'loaded') return { status: 'ready', user: session.user, parts } as const;
  return wanted.status === 'failed' && parts.status === 'failed' ? wanted : loading;
}

export interface PortalLoader extends Store<PortalState> {
  /** Fetches and evaluates the portal's code, and fetches the plan of the user, or else the standard plan. */
  readonly load: () => void;
  /**
   * Fetches an open portal in another language, so that it changes at once when the language does. Rejects if
   * something does not load.
   */
  readonly loadIn: (language: Language) => Promise<void>;
}

/**
 * Loads the portal when somebody signs in or changes the language, or earlier by `load()`, so that nothing is loaded or
 * opened while React renders: the portal opens in the task in which the session changes. React's `lazy` would keep its
 * fallback on screen for 300 ms.
 */
export function createPortalLoader(
  settings: PortalSettings,
  session: Pick<Session, 'getState' | 'subscribe'>,
  language: LanguageStore,
  fetchPlan = fetchPlanOnce,
): PortalLoader {
  const portalParts = createPortalParts(fetchPlan);
  const accounts = createAccountMemory();
  const { getState, setState, subscribe } = createStore<PortalState>(loading);
  let hasBegun = false;

  const user = () => {
    const state = session.getState();
    return state.status === 'signedIn' ? state.user : undefined;
  };
  const planId = () => planIdOf(settings.employee, user());
  const partsIn = (of: Language) => portalParts.get(planId(), of);

  /** Shows the parts that have loaded. */
  const update = () => {
    const { language: wanted } = language.getState();
    const state = portalState(session.getState(), wanted, partsIn);
    if (state.status !== 'ready') return setState(state);
    const { code, words, ...plan } = state.parts;
    // The page switches to that language, and calls this again.
    if (plan.language !== wanted) return language.show({ language: plan.language });
    const account = accounts.accountOf(state.user.uid);
    const options = { ...settings, ...plan, user: state.user, account };
    try {
      const employeePlan = code.openEmployeePlan(options);
      setState({ status: 'open', Portal: code.Portal, employeePlan, words });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };

  const load = async () => {
    hasBegun = true;
    const id = planId();
    const { language: wanted } = language.getState();
    // During the sign-in, a new page would lose what the user has typed.
    await portalParts.load(id, wanted, () => (user() ? 'portal' : 'ahead'));
    const isEnglishWanted = wanted !== 'en' && portalParts.get(id, wanted).status === 'failed';
    if (isEnglishWanted && user()) await portalParts.load(id, 'en', () => 'ahead');
    update();
  };

  session.subscribe(() => {
    accounts.forgetAtSignOut(session.getState());
    if (user()) void load();
    update();
  });

  language.subscribe(() => {
    if (hasBegun) void load();
    update();
  });

  const loadIn = async (next: Language) => {
    if (getState().status === 'open') await portalParts.fetch(planId(), next);
  };

  return { getState, subscribe, load: () => void load(), loadIn };
}
