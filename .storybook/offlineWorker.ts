import { setupWorker } from 'msw/browser';

/** The mock worker of all stories: what no handler answers stays on this origin or fails. */
export async function startOfflineWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: async ({ frame, defaults }) => {
      // Storybook and Vite serve themselves.
      if (frame.protocol !== 'http' || isOwn(frame.data.request)) return;
      await defaults.error();
      throw new Error(`No story may ask ${frame.data.request.url}: add a handler.`);
    },
  });
  return worker;
}

const isOwn = ({ url }: Request) => new URL(url).origin === location.origin;
