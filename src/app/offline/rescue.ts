/**
 * Removes the service worker and everything stored for it, so that the server delivers the next page. The worker goes
 * first, because caches without a worker do no harm. Without `async`, which would add a helper to the script in the
 * page.
 */
export const removeWorker = (): Promise<unknown> =>
  Promise.resolve()
    .then(() => navigator.serviceWorker.getRegistration())
    .then((worker) => worker?.unregister())
    .then(() => caches.keys())
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    // A browser may refuse it.
    .catch(() => {});

/** The one way out of a broken worker or cache: removes both, and reloads the page. */
export function rescue(): void {
  const reload = () => window.location.reload();
  void removeWorker().then(reload);
  // A broken cache may never answer.
  setTimeout(reload, 2000);
}
