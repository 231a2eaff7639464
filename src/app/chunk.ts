import { moveToNewRelease } from './release.ts';

/** docs/specification.md, section 7. For both attempts together. */
const chunkTimeoutMs = 120_000;
const retryAfterMs = 1000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

type ChunkState<Value> =
  | { readonly status: 'waiting' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

/** Code or content that is fetched when somebody subscribes to it, or ahead of that. */
export interface Chunk<Value> {
  readonly getState: () => ChunkState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it ahead. A failure is silent as long as nobody has subscribed: who does then, tries again. */
  readonly preload: () => void;
}

export function createChunk<Value>(
  load: () => Promise<Value>,
  recover = moveToNewRelease,
): Chunk<Value> {
  const listeners = new Set<() => void>();
  let state: ChunkState<Value> = { status: 'waiting' };
  let isUnderWay = false;

  const become = (next: ChunkState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetchIt = async () => {
    isUnderWay = true;
    try {
      const value = await loadPatiently(load, async () => listeners.size > 0 && recover());
      become({ status: 'loaded', value });
    } catch (error) {
      if (listeners.size > 0) become({ status: 'failed', error });
    } finally {
      isUnderWay = false;
    }
  };

  const preload = () => {
    if (state.status === 'waiting' && !isUnderWay) void fetchIt();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      preload();
      return () => listeners.delete(listener);
    },
    preload,
  };
}

/**
 * Tries twice; then, at the latest after the time limit, rejects with a `ChunkLoadError`, unless `recover`
 * answers that the page moves to a release that has it.
 */
export async function loadPatiently<Value>(
  load: () => Promise<Value>,
  recover: () => Promise<boolean>,
): Promise<Value> {
  try {
    return await withTimeLimit(withRetry(load));
  } catch (cause) {
    if (await recover()) return new Promise<never>(() => {});
    throw new ChunkLoadError('A part of the page did not load.', { cause });
  }
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
