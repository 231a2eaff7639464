import content from 'virtual:onboarding-plans';
import type { Plan } from '#features/onboarding/model.ts';
import type { SessionUser } from '#features/session/authClient.ts';
import { createLazyResource, type LazyResource, retryImport } from './lazyResource.ts';

/** Whom the portal shows: the sample employee (docs/specification.md, section 9), or who is signed in. */
export type EmployeeSetting = 'sample' | 'account';

export const employeeSetting: EmployeeSetting =
  import.meta.env['VITE_EMPLOYEE'] === 'account' ? 'account' : 'sample';

/** As `sampleData.ts` says, too: that comes with the portal, and the plan is asked for before. */
const samplePlanId = 'new-hire';

/** The id of the plan that somebody sees, or most probably will, as long as nobody is signed in. */
export function planIdOf(setting: EmployeeSetting, user?: SessionUser): string {
  return setting === 'sample' ? samplePlanId : user?.plan?.trim() || content.standard;
}

const importPortal = retryImport(() => import('./Portal.tsx'));

/**
 * Undefined when there is no plan of this id: it comes from an account, so it may be any text.
 * Rejects when the answer tells nothing.
 */
async function fetchPlan(id: string): Promise<Plan | undefined> {
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const address = `${import.meta.env.BASE_URL}assets/plan-${id}-${content.version}.json`;
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.json();
}

const preloadedPlans = new Map<string, ReturnType<typeof fetchPlan>>();

const portalLoader = (planId: string) => async () => {
  const [{ Portal }, plan] = await Promise.all([
    importPortal(),
    preloadedPlans.get(planId) ?? fetchPlan(planId),
  ]);
  return { Portal, plan };
};

const portals = new Map<
  string,
  LazyResource<Awaited<ReturnType<ReturnType<typeof portalLoader>>>>
>();

/** The portal's code and, asked for in the same moment, a plan: undefined when there is none of this id. */
export function portalWith(planId: string) {
  const portal = portals.get(planId) ?? createLazyResource(portalLoader(planId));
  portals.set(planId, portal);
  return portal;
}

/** Asks for a plan ahead of the rest. A failure is silent: who needs the plan asks again. */
export function preloadPlan(planId: string) {
  const plan = fetchPlan(planId);
  preloadedPlans.set(planId, plan);
  plan.catch(() => preloadedPlans.delete(planId));
}
