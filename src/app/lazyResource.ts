import { useSyncExternalStore } from 'react';
import { moveToServedRelease } from './release.ts';

/** docs/specification.md, section 7. For both attempts together. */
const timeoutMs = 120_000;
const retryAfterMs = 1000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

type ResourceState<Value> =
  | { readonly status: 'waiting' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

/** Code or content that is fetched when somebody subscribes to it, or ahead of that. */
export interface LazyResource<Value> {
  readonly getState: () => ResourceState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it ahead. A failure is silent as long as nobody has subscribed: who does then, tries again. */
  readonly preload: () => void;
}

/** @param recover answers whether the page moves to a release that has the resource */
export function createLazyResource<Value>(
  load: () => Promise<Value>,
  recover = () => moveToServedRelease(true),
): LazyResource<Value> {
  const listeners = new Set<() => void>();
  let state: ResourceState<Value> = { status: 'waiting' };
  let isLoading = false;

  const setState = (next: ResourceState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const loadIt = async () => {
    isLoading = true;
    try {
      const value = await loadWithRetry(load, async () => listeners.size > 0 && recover());
      setState({ status: 'loaded', value });
    } catch (error) {
      if (listeners.size > 0) setState({ status: 'failed', error });
    } finally {
      isLoading = false;
    }
  };

  const preload = () => {
    if (state.status === 'waiting' && !isLoading) void loadIt();
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
 * What a resource brings: undefined until it has come, thrown for an error boundary when it has failed.
 * Without React's `lazy`, which holds back what follows its fallback for 300 ms.
 */
export function useLazyResource<Value>(resource: LazyResource<Value>): Value | undefined {
  const state = useSyncExternalStore(resource.subscribe, resource.getState);
  if (state.status === 'failed') throw state.error;
  return state.status === 'loaded' ? state.value : undefined;
}

/**
 * Tries twice; then, at the latest after the timeout, rejects with a `ChunkLoadError`, unless `recover`
 * answers that the page moves to a release that has it.
 */
async function loadWithRetry<Value>(
  load: () => Promise<Value>,
  recover: () => Promise<boolean>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Timeout')), timeoutMs);
  });
  const loadAgain = async () => {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return load();
  };
  try {
    return await Promise.race([load().catch(loadAgain), timeout]);
  } catch (cause) {
    if (await recover()) return new Promise<never>(() => {});
    throw new ChunkLoadError('A part of the page did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** What Firefox says. It never asks again at an address that has failed, as long as the page is open. */
const firefoxFailure = /^TypeError: error loading dynamically imported module: (\S+)$/;

/** A loader that works a second time where the first has failed: in Firefox, from another address. */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined;
  return async () => {
    if (failedAddress !== undefined) {
      return import(/* @vite-ignore */ `${failedAddress}?at=${Date.now()}`);
    }
    try {
      return await load();
    } catch (error) {
      [, failedAddress] = firefoxFailure.exec(String(error)) ?? [];
      throw error;
    }
  };
}
