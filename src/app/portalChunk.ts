import content from 'virtual:onboarding-plans';
import type { Plan } from '#features/onboarding/model.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { createLazyResource, type LazyResource, retryImport } from './lazyResource.ts';
import { planAddress, readPlan } from './planFile.ts';

/** Whom the portal shows: the sample employee (docs/specification.md, section 9), or who is signed in. */
export type EmployeeSetting = 'sample' | 'account';

export const employeeSetting: EmployeeSetting =
  import.meta.env.VITE_EMPLOYEE === 'account' ? 'account' : 'sample';

/** As `sampleData.ts` says, too: that comes with the portal, and the plan is asked for before. */
const samplePlanId = 'new-hire';

/** The id of the plan that somebody sees, or most probably will, as long as nobody is signed in. */
export function planIdOf(setting: EmployeeSetting, user?: SessionUser): string {
  if (setting === 'sample') return samplePlanId;
  const plan = user?.claims['plan'];
  return (typeof plan === 'string' && plan.trim()) || content.standard;
}

const importPortal = retryImport(() => import('./Portal.tsx'));

const plans = new Map<string, Promise<Plan | undefined>>();

/**
 * Undefined when there is no plan of this id: it comes from an account, so it may be any text. Rejects when
 * the answer tells nothing; the next call asks anew then.
 */
export function fetchPlan(id: string): Promise<Plan | undefined> {
  const fetching = plans.get(id) ?? requestPlan(id);
  plans.set(id, fetching);
  fetching.catch(() => plans.delete(id));
  return fetching;
}

async function requestPlan(id: string): Promise<Plan | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const address = planAddress(id, content.version);
  const answer = await fetch(address);
  // HR may have chosen a plan that there is not. The standard plan is always there.
  if (answer.status === 404 && id !== content.standard) return undefined;
  const plan = await readPlan(answer, id);
  if (!plan) throw new Error(`No plan at ${address}`);
  return plan;
}

const loadPortal = async (planId: string) => {
  const [{ Portal }, plan] = await Promise.all([importPortal(), fetchPlan(planId)]);
  return { Portal, plan };
};

const portals = new Map<string, LazyResource<Awaited<ReturnType<typeof loadPortal>>>>();

/** The portal's code and, asked for in the same moment, a plan. */
export function portalWith(planId: string) {
  const portal = portals.get(planId) ?? createLazyResource(() => loadPortal(planId));
  portals.set(planId, portal);
  return portal;
}
