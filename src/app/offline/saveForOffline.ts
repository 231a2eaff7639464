import content from 'virtual:content/index';
import type { Language } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { lookForRelease } from './lookForRelease.ts';
import { savePictures } from './pictureFiles.ts';
import { planAddress, planCacheName } from './planFile.ts';
import { workerAddress } from './workerRequests.ts';

/**
 * Saves the portal and a plan on the device, for a start without a network. Called when a plan is
 * opened, and not awaited, so the portal does not wait for it. What fails here is tried again at the next start.
 */
export async function saveForOffline(plan: Plan, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Opened before anything is fetched: if Sign Out deletes the cache meanwhile, `put` writes into the deleted one.
    const cache = await caches.open(planCacheName);
    await navigator.serviceWorker.register(trustedWorker());
    document.addEventListener('visibilitychange', lookForRelease);
    void lookForRelease();
    await cache.put(planAddress(plan.id, content.version, language), Response.json(plan));
    await savePictures(cache, plan);
  } catch {
    // A browser may forbid it, or have no room.
  }
}

let policy: ScriptPolicy | undefined;

/** The policy of the page admits no plain text as the address of a script (tools/vite/contentSecurityPolicy.ts). */
function trustedWorker(): string {
  // Made once in a page, which admits no second one.
  policy ??= window.trustedTypes?.createPolicy('waymark-service-worker', {
    createScriptURL: () => workerAddress,
  });
  return policy?.createScriptURL('') ?? workerAddress;
}
