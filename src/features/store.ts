/** A value outside React, in the shape that `useSyncExternalStore` takes. */
export interface Store<State> {
  readonly getState: () => State;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Each `setState` calls the listeners, even if the state is the same. */
export function createStore<State>(
  state: State,
): Store<State> & { readonly setState: (next: State) => void } {
  let current = state;
  const listeners = new Set<() => void>();
  return {
    getState: () => current,
    setState: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
