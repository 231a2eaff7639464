import content from 'virtual:content/index';
import type { Language } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { planAddress, readPlan } from '../offline/planFile.ts';

/** The employee on the screen: the sample employee (docs/specification.md, section 9), or the signed-in user. */
export type EmployeeSetting = 'sample' | 'account';

export const employeeSetting: EmployeeSetting =
  import.meta.env.VITE_EMPLOYEE === 'account' ? 'account' : 'sample';

/**
 * The id of the user's plan; without a user, that of the standard plan. `preload.ts` calls this before any plan is
 * loaded.
 */
export function planIdOf(setting?: EmployeeSetting, user?: Pick<SessionUser, 'claims'>): string {
  // HR chooses a plan for an account by the custom claim `plan`, which may be of any type.
  const plan = setting === 'account' ? user?.claims['plan'] : undefined;
  return (typeof plan === 'string' && plan.trim()) || content.standard;
}

/** Undefined if there is no plan with this id, which comes from an account and may be any text. */
export type FetchPlan = (id: string, language: Language) => Promise<Plan | undefined>;

/**
 * Fetches each plan once. Rejects if the response neither is a plan nor says that there is none; the next call then
 * fetches again.
 */
export function createPlans(): FetchPlan {
  const plans = new Map<string, Promise<Plan | undefined>>();
  return (id, language) => {
    const address = planAddress(id, content.version, language);
    const fetching = plans.get(address) ?? requestPlan(id, address);
    plans.set(address, fetching);
    fetching.catch(() => plans.delete(address));
    return fetching;
  };
}

/** The page's own instance. preload.ts calls it before the portal's loader, which then gets the same request. */
export const fetchPlan = createPlans();

async function requestPlan(id: string, address: string): Promise<Plan | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const response = await fetch(address);
  // HR may have chosen a plan that does not exist, but the standard plan does.
  if (response.status === 404 && id !== content.standard) return undefined;
  const plan = await readPlan(response, id);
  if (!plan) throw new Error(`No plan at ${address}`);
  return plan;
}
