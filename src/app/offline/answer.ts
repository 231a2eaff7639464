import { withTimeout } from '#features/withTimeout.ts';

/** How long a cache may take before the network is asked, online and offline. */
const cacheMs = 2000;
const cacheWithoutNetworkMs = 10_000;

/**
 * Answers from the cache. If the cache has lost a file, refuses, or is late, the network answers, so such a portal
 * needs the network until the next release is installed.
 */
export async function answer(
  findKept: () => Promise<Response | undefined>,
  askNetwork: () => Promise<Response>,
): Promise<Response> {
  const finding = findKept();
  const keptWithin = (milliseconds: number) =>
    withTimeout(finding, milliseconds).catch(() => undefined);
  const kept = await keptWithin(cacheMs);
  if (kept) return kept;
  try {
    return await askNetwork();
  } catch (error) {
    const late = await keptWithin(cacheWithoutNetworkMs);
    if (late) return late;
    throw error;
  }
}
