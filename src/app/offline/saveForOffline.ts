import content from 'virtual:content/index';
import type { Language } from '#components/words/languages.ts';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { lookForRelease } from './lookForRelease.ts';
import { savePictures } from './pictureFiles.ts';
import { planAddress, planCacheName } from './planFile.ts';
import { workerAddress } from './workerRequests.ts';

/**
 * Saves the portal and a plan on the device, for a start without a network. Called when a plan is opened, and not
 * awaited. Anything that fails here is tried again at the next start.
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
    // The browser may refuse, or have no space left.
  }
}

let policy: ScriptPolicy | undefined;

/** The page's policy rejects a plain string as a script's address (tools/vite/contentSecurityPolicy.ts). */
function trustedWorker(): string {
  // Created once, because the page rejects a second policy.
  policy ??= window.trustedTypes?.createPolicy('waymark-service-worker', {
    createScriptURL: () => workerAddress,
  });
  return policy?.createScriptURL('') ?? workerAddress;
}
