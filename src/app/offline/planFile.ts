import type { Plan } from '#features/onboarding/plan/model.ts';

/**
 * Where a build puts a plan.
 * @param version eight characters that change with any text of any plan
 */
export const planAddress = (id: string, version: string) => `/assets/plan-${id}-${version}.json`;

/** The id of the plan at an address of any version; undefined for the address of something else. */
export const planIdAt = (path: string): string | undefined =>
  /^\/assets\/plan-([a-z0-9-]+)-[\w-]{8}\.json$/.exec(path)?.[1];

/**
 * Undefined where an answer is not the plan of this id: some networks answer every request with a page of their own,
 * and with status 200.
 */
export async function readPlan(answer: Response, id: string): Promise<Plan | undefined> {
  const plan: Partial<Plan> | null = await answer.json().catch(() => null);
  return plan?.id === id && Array.isArray(plan.milestones) ? (plan as Plan) : undefined;
}

/** The cache of the user's plan and its pictures, for a start without a network. */
export const planCacheName = 'plan';

/** Deletes the kept plan, which tells something about a person. */
export async function forgetPlan(): Promise<void> {
  try {
    await caches.delete(planCacheName);
  } catch {
    // A browser that has or allows no caches keeps no plan.
  }
}
