import { productName } from '#components/theme/brand.ts';

/**
 * Reloads the page if the server has another release, whose files have replaced this one's. Only once from each
 * release, because two servers with different releases would cause endless reloads. Returns whether it reloads.
 * @param isBroken whether a file of this release did not load. Then the page also reloads for the same release if a
 * service worker has delivered it, because the worker's copy is bad.
 */
export async function moveToServedRelease(isBroken = false): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
  const note = `reloaded-from-release:${own}`;
  try {
    if (!own || sessionStorage.getItem(note)) return false;
    const served = await fetchServedEntry();
    const isBad = isBroken && navigator.serviceWorker?.controller;
    if (!served || (served === own && !isBad)) return false;
    sessionStorage.setItem(note, 'true');
    if (!sessionStorage.getItem(note)) return false;
    window.bootstrap.rescue();
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, without the service worker if the server answers, because the worker may have delivered a broken
 * page.
 */
export async function reloadFromServer(): Promise<void> {
  if (await fetchServedEntry().catch(() => undefined)) window.bootstrap.rescue();
  else window.location.reload();
}

/**
 * The script that the server's page starts with, whose name differs in each release. Undefined for a foreign page: some
 * networks answer every request with a page of their own.
 */
async function fetchServedEntry(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
  const page = await answer.text();
  const isOurs = page.includes(`<title>${productName}</title>`);
  return isOurs ? /<script type="module"[^<>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1] : undefined;
}
