import content from 'virtual:onboarding-plans';
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

function portalLoader(planId: string) {
  const load = content.plans.get(planId);
  const importPlan = load && retryImport(load);
  return async () => {
    const [{ Portal }, plan] = await Promise.all([importPortal(), importPlan?.()]);
    return { Portal, plan: plan?.default };
  };
}

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

/** Only asks for a plan: a failure is met where the plan is needed. */
export function preloadPlan(planId: string) {
  content.plans
    .get(planId)?.()
    .catch(() => {});
}
