import { type ComponentType, lazy } from 'react';

/** The specification, section 7. */
const chunkTimeoutMs = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A component whose code arrives later. It fails with a `ChunkLoadError`, at the latest after the
 * time limit, for an error boundary to show.
 */
export function lazyChunk<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;

  const loadOnce = () => {
    loading ??= withTimeLimit(load()).catch((cause: unknown) => {
      loading = undefined;
      throw new ChunkLoadError('A part of the page did not load.', { cause });
    });
    return loading;
  };

  return {
    Component: lazy(async () => ({ default: await loadOnce() })),
    /** Starts early what will be needed soon. A failure here is silent; the real load tries again. */
    preload: () => {
      loadOnce().catch(() => {});
    },
  };
}

async function withTimeLimit<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The time limit has passed.')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
}
