import { withTimeout } from '#features/withTimeout.ts';

/** How long a cache may take before the network is asked, online and offline. */
const cacheMs = 2000;
const cacheWithoutNetworkMs = 10_000;

/**
 * Responds from the cache. If the cache has lost a file, refuses, or is late, the network responds, so such a portal
 * needs the network until the next release is installed.
 */
export async function cacheFirst(
  findInCache: () => Promise<Response | undefined>,
  fetchFromNetwork: () => Promise<Response>,
): Promise<Response> {
  const finding = findInCache();
  const cachedWithin = (milliseconds: number) =>
    withTimeout(finding, milliseconds).catch(() => undefined);
  const cached = await cachedWithin(cacheMs);
  if (cached) return cached;
  try {
    return await fetchFromNetwork();
  } catch (error) {
    const late = await cachedWithin(cacheWithoutNetworkMs);
    if (late) return late;
    throw error;
  }
}
