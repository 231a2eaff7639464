import { setupWorker } from 'msw/browser';

/** The mock worker of stories and tests. Requests to other origins fail unless a handler responds. */
export async function startOfflineWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      // Storybook and Vite load their own files.
      if (new URL(request.url).origin === location.origin) return;
      defaults.error();
      throw new Error(`No story may ask ${request.url}: add a handler.`);
    },
  });
  return worker;
}
