import type { PrecacheController } from 'workbox-precaching';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { picturesOf, savePictures } from './pictureFiles.ts';
import { planAddress, planAt, planCacheName, readPlan } from './planFile.ts';
import type { Kind } from './workerRequests.ts';

/** Workbox's cache of the files of a build. */
type Precache = Pick<PrecacheController, 'getURLsToCacheKeys' | 'getIntegrityForCacheKey'> & {
  readonly strategy: { readonly cacheName: string };
};

/**
 * A release as the device stores it: its files, and the signed-in user's plan with its pictures.
 * @param version of the release's plans
 */
export function createSavedRelease(precache: Precache, origin: string, version: string) {
  const keys = precache.getURLsToCacheKeys();

  /**
   * Only a file that has the build's hash: another script would run at every start, and a foreign page would stay for
   * good, because it has no code to remove the copy.
   */
  async function findFile(url: string): Promise<Response | undefined> {
    const key = keys.get(url);
    if (key === undefined) return undefined;
    const cache = await caches.open(precache.strategy.cacheName);
    // Regardless of `Vary`, because a file with this hash always has the same content.
    const match = () => cache.match(key, { ignoreVary: true });
    // Not a clone of `saved`, because Chromium reuses the compiled code of a script only for a response that was never
    // cloned.
    const [saved, read] = await Promise.all([match(), match()]);
    if (!read) return undefined;
    const hash = await crypto.subtle.digest('SHA-256', await read.arrayBuffer());
    const integrity = `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
    if (integrity === precache.getIntegrityForCacheKey(key)) return saved;
    // Deleted, because the next release only fetches files that are missing.
    await cache.delete(key);
    return undefined;
  }

  async function findPlan(url: string): Promise<Response | undefined> {
    const cache = await caches.open(planCacheName);
    const saved = await cache.match(url);
    const isPlan =
      saved && (await readPlan(saved.clone(), planAt(new URL(url).pathname)?.id ?? ''));
    return isPlan ? saved : undefined;
  }

  /** Whether this is the address of a plan in this release, in any language. */
  function isOwnPlan(url: string): boolean {
    const { pathname } = new URL(url);
    const plan = planAt(pathname);
    return plan !== undefined && pathname === planAddress(plan.id, version, plan.language);
  }

  return {
    find: {
      page: () => findFile(`${origin}/index.html`),
      file: findFile,
      plan: findPlan,
      picture: (url) => caches.match(url, { ignoreVary: true }),
    } satisfies Record<Kind, (url: string) => Promise<Response | undefined>>,

    /**
     * Fetches this release's version of the plan that an earlier release has stored, in each language. The plan may no
     * longer exist.
     */
    async renewPlans(): Promise<void> {
      const cache = await caches.open(planCacheName);
      for (const { url } of await cache.keys()) {
        const saved = planAt(new URL(url).pathname);
        if (!saved) continue;
        const address = planAddress(saved.id, version, saved.language);
        const plan = await readPlan(await fetch(address), saved.id);
        if (!plan) continue;
        await cache.put(address, Response.json(plan));
        await savePictures(cache, plan);
      }
    },

    /** Deletes everything but the files, the plan, and the pictures of this release. */
    async forgetOthers(): Promise<void> {
      const own = new Set(keys.values());
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const addresses = (await cache.keys()).map(({ url }) => url);
        for (const address of addresses.filter(isOwnPlan)) {
          own.add(address);
          const plan: Plan | undefined = await (await findPlan(address))?.json();
          for (const picture of plan ? picturesOf(plan) : []) own.add(origin + picture.address);
        }
        for (const address of addresses) {
          if (!own.has(address)) await cache.delete(address);
        }
      }
    },
  };
}
