/** A value outside of React, in the shape that `useSyncExternalStore` takes. */
export interface Store<State> {
  readonly getState: () => State;
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Listeners are called at each `setState`, also where the state is the same. */
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
