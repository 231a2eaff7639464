import { setupWorker } from 'msw/browser';
import { createHandlers } from './identity-toolkit/handlers.ts';
import type { IdentityToolkit } from './identity-toolkit/index.ts';

const reloadedKey = 'waymark-mock-worker:reloaded';
const limit = 10_000;

/**
 * @param workerUrl absolute path of `mockServiceWorker.js`
 * @throws Error if the worker does not start within ten seconds, so that the page can be shown without it
 */
export async function startMockWorker(service: IdentityToolkit, workerUrl: string): Promise<void> {
  const error = new Error(`The mock service worker did not start within ${limit} ms.`);
  const tooLate = new Promise((_, reject) => setTimeout(reject, limit, error));
  await Promise.race([start(service, workerUrl), tooLate]);
}

async function start(service: IdentityToolkit, workerUrl: string): Promise<void> {
  // Insecure origins have no service workers, so msw patches `fetch` there instead.
  if ('serviceWorker' in navigator) {
    // msw registers its worker with a plain string, which `require-trusted-types-for 'script'` forbids. Browsers ask the
    // policy `default` about plain strings, and this one allows a single address: null refuses.
    window.trustedTypes?.createPolicy('default', {
      createScriptURL: (url) => (url === workerUrl ? url : null),
    });
    // msw calls `update` without awaiting it, which would be an unhandled rejection offline. The browser looks for a
    // newer worker anyway.
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
 * After a forced reload, the registered worker does not control the page, so this reloads it once. msw would reload it
 * endlessly in a browser that blocks service workers. A worker that another tab has just registered controls no page
 * yet, so it is awaited first.
 */
async function expectControl({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  if (registration && !registration.active) await serviceWorker.ready;
  const isReloaded = sessionStorage.getItem(reloadedKey) !== null;
  sessionStorage.removeItem(reloadedKey);
  if (!registration || serviceWorker.controller) return;
  if (isReloaded) throw new Error('The browser keeps the mock service worker away from this page.');
  sessionStorage.setItem(reloadedKey, 'yes');
  location.reload();
  await new Promise(() => {});
}
