import { setupWorker } from 'msw/browser';
import { createHandlers } from './identity-toolkit/handlers.ts';
import type { IdentityToolkit } from './identity-toolkit/index.ts';
import { trustScript } from './trustScript.ts';

const reloadMark = 'waymark-mock-worker:reloaded';
const limit = 10_000;

/**
 * @param workerUrl absolute path of `mockServiceWorker.js`
 * @throws Error after ten seconds at the latest, so that the page can be shown either way
 */
export async function startMockWorker(service: IdentityToolkit, workerUrl: string): Promise<void> {
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error(`The mock service worker did not start within ${limit} ms.`);
    setTimeout(reject, limit, error);
  });
  await Promise.race([start(service, workerUrl), tooLate]);
}

async function start(service: IdentityToolkit, workerUrl: string): Promise<void> {
  // On an insecure origin there are no service workers, and msw patches `fetch` instead.
  if ('serviceWorker' in navigator) {
    trustScript(workerUrl);
    // msw calls `update` and does not await it, and offline the browser rejects the call: an unhandled
    // rejection. Without the call, the browser still looks for a newer worker by itself.
    ServiceWorkerRegistration.prototype.update = async function noUpdate() {
      return this;
    };
    await expectControl(navigator);
  }
  await setupWorker(...createHandlers(service)).start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  });
}

/**
 * Reloads, once, a page that has a worker registered and is not controlled by it, as after a reload past the
 * cache. msw itself would reload the page without end in a browser that keeps service workers away. A worker
 * that another tab has just registered is awaited first, because it does not control any page yet.
 */
async function expectControl({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  if (registration && !registration.active) await serviceWorker.ready;
  const isUncontrolled = registration !== undefined && serviceWorker.controller === null;
  const isReloaded = sessionStorage.getItem(reloadMark) !== null;
  sessionStorage.removeItem(reloadMark);
  if (!isUncontrolled) return;
  if (isReloaded) throw new Error('The browser keeps the mock service worker away from this page.');
  sessionStorage.setItem(reloadMark, 'yes');
  location.reload();
  await new Promise(() => {});
}
