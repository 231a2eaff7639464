const hour = 3_600_000;

/** Begins with the load of the page, when the browser itself looks. */
let lookedAt = Date.now();

/** Has the worker look for a new release in a tab that stays open for days, so that a reload gets the newest one. */
export async function lookForRelease(): Promise<void> {
  if (document.visibilityState === 'hidden' || Date.now() - lookedAt < hour) return;
  lookedAt = Date.now();
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.update();
  } catch {
    // There may be no network. The next look will do.
  }
}
