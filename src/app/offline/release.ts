import { productName } from '#components/Brand/product.ts';

/**
 * Reloads the page if the server has another release by now, whose files have replaced this one's. Once from
 * each release, because servers that have different releases would make it reload for ever. Answers whether it reloads.
 * @param isBroken whether a file of this release is missing: then the server's files are taken in place of those
 * that a service worker keeps, though they are of the same release
 */
export async function moveToServedRelease(isBroken = false): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
  if (!own) return false;
  try {
    const served = await fetchServedEntry();
    const isSame = served === own && !(isBroken && navigator.serviceWorker?.controller);
    const note = `reloaded-from-release ${own}`;
    if (!served || isSame || sessionStorage.getItem(note) !== null) return false;
    sessionStorage.setItem(note, 'true');
    if (sessionStorage.getItem(note) === null) return false;
    await reloadWithoutWorker();
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page, past a service worker that may have brought an incomplete one, unless there is no other. */
export async function reloadFromServer(): Promise<void> {
  if (await fetchServedEntry().catch(() => undefined)) await reloadWithoutWorker();
  else window.location.reload();
}

async function reloadWithoutWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.unregister();
  } finally {
    window.location.reload();
  }
}

/**
 * The script by which the server's page begins, which has another name in each release. Undefined for somebody
 * else's page, because some networks answer every request with one of their own.
 */
async function fetchServedEntry(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
  const page = await answer.text();
  const isOurs = page.includes(`<title>${productName}</title>`);
  return isOurs ? /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1] : undefined;
}
