import type { Language } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';

/**
 * The address of a plan in a build.
 * @param version eight characters that change with any text of any plan
 */
export const planAddress = (id: string, version: string, language: Language = 'en') =>
  `/assets/plan-${id}${language === 'en' ? '' : `.${language}`}-${version}.json`;

/** The plan at an address of any version; undefined for any other address. */
export function planAt(path: string): { id: string; language: Language } | undefined {
  const [, id, language = 'en'] =
    /^\/assets\/plan-([a-z0-9-]+)(?:\.([A-Za-z0-9-]+))?-[\w-]{8}\.json$/.exec(path) ?? [];
  return id === undefined ? undefined : { id, language: language as Language };
}

/**
 * Undefined if a response is not the plan with this id: some networks respond to every request with a page of their
 * own, and status 200.
 */
export async function readPlan(response: Response, id: string): Promise<Plan | undefined> {
  const plan: Partial<Plan> | null = await response.json().catch(() => null);
  return plan?.id === id && Array.isArray(plan.milestones) ? (plan as Plan) : undefined;
}

/** The cache of the user's plan and its pictures, for offline starts. */
export const planCacheName = 'plan';

/** Deletes the stored plan, because the plan says something about the user. */
export async function forgetPlan(): Promise<void> {
  try {
    await caches.delete(planCacheName);
  } catch {
    // Without caches, the browser has stored no plan.
  }
}
