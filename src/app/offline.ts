import { planCacheName } from './planCache.ts';

let isRegistered = false;

/**
 * Keeps the portal and a plan on the device, for a start without a network. Called once the portal can be used,
 * so that a first visit does not wait for it. What fails here is made up for at the next start.
 */
export async function keepForOffline(planAddress: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Opened at once: if the person signs out meanwhile, the plan goes into a cache that is deleted already.
    const cache = await caches.open(planCacheName);
    if (!isRegistered) {
      isRegistered = true;
      await navigator.serviceWorker.register(trusted('/sw.js'));
    }
    await cache.add(planAddress);
  } catch {
    // A browser may forbid it, or have no room.
  }
}

/** The part of Trusted Types used here, which TypeScript's DOM library does not know. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** For a policy in the page that admits no other address of a script (scripts/vite/contentSecurityPolicy.ts). */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = () => address;
  const policy = trustedTypes?.createPolicy('waymark-service-worker', { createScriptURL });
  return policy?.createScriptURL(address) ?? address;
}
