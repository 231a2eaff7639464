import content from 'virtual:onboarding-plans';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { keepPictures } from './pictureFiles.ts';
import { planAddress, planCacheName } from './planFile.ts';

/** Made once in a page, because the policy below can be created only once. */
let registration: Promise<unknown> | undefined;

/**
 * Keeps the portal and a plan on the device, for a start without a network. Called when a plan is
 * opened, and not awaited, so the portal does not wait for it. What fails here is tried again at the next start.
 */
export async function keepForOffline(plan: Plan): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Opened before anything is fetched: if Sign Out deletes the cache meanwhile, `put` writes into the deleted one.
    const cache = await caches.open(planCacheName);
    registration ??= navigator.serviceWorker.register(trusted('/sw.js'));
    await registration;
    await cache.put(planAddress(plan.id, content.version), Response.json(plan));
    await keepPictures(cache, plan);
  } catch {
    // A browser may forbid it, or have no room.
  }
}

/** The policy of the page admits no plain text as the address of a script (tools/vite/contentSecurityPolicy.ts). */
function trusted(address: string): string {
  const createScriptURL = (_url: string) => address;
  const policy = window.trustedTypes?.createPolicy('waymark-service-worker', { createScriptURL });
  // TypeScript's DOM library knows only texts as addresses.
  return (policy?.createScriptURL(address) ?? address) as string;
}
