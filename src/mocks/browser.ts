import { setupWorker } from 'msw/browser';
import type { IdentityToolkit } from './identity-toolkit/index.ts';
import { createHandlers } from './identity-toolkit/msw.ts';
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
    // The browser looks for a newer worker by itself. So does msw, without waiting: the browser refuses that
    // offline, which would be an unhandled rejection.
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
 * A page reloaded past its cache has a worker registered that does not control it; loading it in
 * the ordinary way cures that, once the worker that another tab may just have brought is ready. Left
 * to msw, the page would be reloaded without end where the browser always keeps service workers away.
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
