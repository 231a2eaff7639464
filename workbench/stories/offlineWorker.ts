import { setupWorker } from 'msw/browser';

/** The mock worker of stories and tests. A request to another origin that no handler answers fails. */
export async function startOfflineWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative, because Storybook may lie in a folder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      // Let through, because Storybook and Vite load their own files.
      if (new URL(request.url).origin === location.origin) return;
      defaults.error();
      throw new Error(`No story may ask ${request.url}: add a handler.`);
    },
  });
  return worker;
}
