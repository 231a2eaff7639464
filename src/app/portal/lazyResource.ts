import { createStore, type Store } from '#features/store.ts';

type ResourceState<Value> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

/** Code or content that is not fetched before `load` is called. */
export interface LazyResource<Value> extends Store<ResourceState<Value>> {
  /** Begins to load, anew after a failure. */
  readonly load: () => void;
}

/**
 * Not React's `lazy`, which holds back what follows its fallback for 300 ms.
 * @param recover answers whether the page is reloaded instead, because another release has what is missing
 */
export function createLazyResource<Value>(
  load: () => Promise<Value>,
  recover: () => Promise<boolean>,
): LazyResource<Value> {
  const { getState, setState, subscribe } = createStore<ResourceState<Value>>({ status: 'idle' });

  const run = async () => {
    setState({ status: 'loading' });
    const end = await load().then(
      (value) => ({ status: 'loaded', value }) as const,
      (error: unknown) => ({ status: 'failed', error }) as const,
    );
    if (end.status === 'loaded' || !(await recover())) setState(end);
  };

  return {
    getState,
    subscribe,
    load: () => {
      const { status } = getState();
      if (status === 'idle' || status === 'failed') void run();
    },
  };
}
