import { passOnForm } from '#features/recovery.ts';
import { standAsideMessage, workerAddress } from './workerRequests.ts';

const note = 'follows-a-redirect';

/**
 * Leads past the worker to where the network redirects this page: a company's access proxy does so to its own sign-in
 * once its session has ended. The start after that stays, or a redirect to this page would cause endless reloads. So
 * does a typed password.
 */
export async function followRedirect(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker?.scriptURL.endsWith(workerAddress)) return;
  const hasFollowed = sessionStorage.getItem(note);
  sessionStorage.removeItem(note);
  if (hasFollowed) return;
  const { type } = await fetch(window.location.pathname, {
    method: 'HEAD',
    redirect: 'manual',
    cache: 'no-store',
  });
  const password = document.querySelector<HTMLInputElement>('[autocomplete$=password]');
  if (type !== 'opaqueredirect' || password?.value) return;
  sessionStorage.setItem(note, 'true');
  passOnForm();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => window.location.reload());
  port1.start();
  worker.postMessage(standAsideMessage, [port2]);
}
