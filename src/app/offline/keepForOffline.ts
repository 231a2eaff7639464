import content from 'virtual:onboarding-plans';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { keepPictures } from './pictureFiles.ts';
import { planAddress, planCacheName } from './planFile.ts';

/**
 * Keeps the portal and a plan on the device, for a start without a network. Called once the portal can be used,
 * so that a first visit does not wait for it. What fails here is made up for at the next start.
 */
export async function keepForOffline(plan: Plan): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // The cache is opened first, so that a plan which comes after a Sign Out goes into a cache that is deleted already.
    const cache = await caches.open(planCacheName);
    await registerWorker();
    await cache.put(planAddress(plan.id, content.version), Response.json(plan));
    await keepPictures(cache, plan);
  } catch {
    // A browser may forbid it, or have no room.
  }
}

let isRegistered = false;

/** Deletes the files of a worker that is gone, because one of them may be the reason why it was taken away. */
async function registerWorker(): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  if (!(await serviceWorker.getRegistration())) {
    const names = (await caches.keys()).filter((name) => name !== planCacheName);
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  await serviceWorker.register(trusted('/sw.js'));
}

/** The policy of the page admits no plain text as the address of a script (tools/vite/contentSecurityPolicy.ts). */
function trusted(address: string): string {
  const createScriptURL = (_url: string) => address;
  const policy = window.trustedTypes?.createPolicy('waymark-service-worker', { createScriptURL });
  // TypeScript's DOM library knows only texts as addresses.
  return (policy?.createScriptURL(address) ?? address) as string;
}
