import { useSyncExternalStore } from 'react';
import type { Chunk } from './chunk.ts';

/**
 * What a chunk brings: undefined until it has come, thrown for an error boundary when it has failed.
 * Without React's `lazy`, which holds back what follows its fallback for 300 ms.
 */
export function useChunk<Value>(chunk: Chunk<Value>): Value | undefined {
  const state = useSyncExternalStore(chunk.subscribe, chunk.getState);
  if (state.status === 'failed') throw state.error;
  return state.status === 'loaded' ? state.value : undefined;
}
