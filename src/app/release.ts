/** A note for each release that this tab has left by a reload. */
const noteOf = (entry: string) => `reloaded-from-release ${entry}`;

/**
 * Reloads the page if the server has another release by now, whose files have replaced this one's. From
 * each release once, or servers that do not agree would reload it for ever. Answers whether it reloads.
 */
export async function reloadIfStale(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
    const isSame = !answer.ok || (await answer.text()).includes(entry);
    const note = noteOf(entry);
    if (isSame || sessionStorage.getItem(note) !== null) return false;
    sessionStorage.setItem(note, 'true');
    if (sessionStorage.getItem(note) === null) return false;
    // The service worker would bring this release once more.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
