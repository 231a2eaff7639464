const hour = 3_600_000;

/** The load of a page is a look by the browser itself. */
let lookedAt = Date.now();

/** Has the worker look for a new release in a tab that stays open for days, so that a reload brings what is served. */
export async function lookForRelease(): Promise<void> {
  if (document.visibilityState === 'hidden' || Date.now() - lookedAt < hour) return;
  lookedAt = Date.now();
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.update();
  } catch {
    // Without a network, the next look is as good.
  }
}
