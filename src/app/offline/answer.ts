import { withTimeout } from '#features/withTimeout.ts';

/** How long a cache may take before the network is asked, and how long where there is no network. */
const cacheMs = 2000;
const cacheWithoutNetworkMs = 10_000;

/**
 * What the device keeps. The network answers instead where the cache has lost a file, refuses, or is late, so such a
 * portal needs the network until the next release is installed.
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
