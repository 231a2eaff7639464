import { type ComponentType, lazy } from 'react';
import { moveToNewRelease } from './release.ts';

/** docs/specification.md, section 7. For both attempts together. */
const chunkTimeoutMs = 120_000;
const retryAfterMs = 1000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * A component whose code is fetched when needed: tried twice, then in a newer release if there is one.
 * Else, at the latest after the time limit, it throws a `ChunkLoadError` for an error boundary.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  recover = moveToNewRelease,
) {
  let loading: Promise<ComponentType<Props>> | undefined;

  const loadOnce = () => {
    loading ??= withTimeLimit(withRetry(load)).catch((cause: unknown) => {
      loading = undefined;
      throw new ChunkLoadError('A part of the page did not load.', { cause });
    });
    return loading;
  };

  return {
    Component: lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        if (await recover()) return new Promise<never>(() => {});
        throw error;
      }
    }),
    /** Fetches the code ahead. A failure here is silent: the component tries again. */
    preload: () => {
      loadOnce().catch(() => {});
    },
  };
}

async function withRetry<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return task();
  }
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
