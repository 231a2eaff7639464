import { setupWorker } from 'msw/browser';

/** The mock worker of the stories on a service, and of tests: what no handler answers stays on this origin or fails. */
export async function startOfflineWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the page, also where Storybook lies in a folder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      // Storybook and Vite serve themselves.
      if (new URL(request.url).origin === location.origin) return;
      defaults.error();
      throw new Error(`No story may ask ${request.url}: add a handler.`);
    },
  });
  return worker;
}
