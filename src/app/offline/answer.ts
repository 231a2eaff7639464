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
  const finding = findKept().catch(() => undefined);
  const kept = await inTime(finding, cacheMs);
  if (kept) return kept;
  try {
    return await askNetwork();
  } catch (error) {
    const late = await inTime(finding, cacheWithoutNetworkMs);
    if (late) return late;
    throw error;
  }
}

/** What a promise resolves to, or undefined after the given time. */
export function inTime<Result>(promise: Promise<Result>, milliseconds: number) {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
  return Promise.race([promise, late]);
}
