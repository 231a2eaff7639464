/** Holds the plan of whoever is signed in, for a start without a network. */
export const planCacheName = 'plan';

/** Which plan it was tells something about a person. */
export async function forgetPlan(): Promise<void> {
  try {
    await caches.delete(planCacheName);
  } catch {
    // Where a browser has or allows no caches, no plan is kept.
  }
}
