import { attempt } from '#features/session/attempt.ts';
import { createStore, type Store } from '#features/store.ts';

/** Where the page is. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** What the entry of the history keeps. Other code of this origin may have written it. */
  readonly state: unknown;
  /** Whether a press has led here, and not a start, a redirect, Back or Forward. */
  readonly isPushed: boolean;
}

/** The browser's history. */
export interface BrowserHistory extends Store<PageLocation> {
  readonly push: (address: string, state: unknown) => void;
  readonly replace: (address: string, state: unknown) => void;
  readonly back: () => void;
}

/** @param address a path with its query */
export const locationAt = (
  address: string,
  state: unknown = null,
  isPushed = false,
): PageLocation => {
  const { pathname, search } = new URL(address, window.location.origin);
  return { pathname, search, state, isPushed };
};

export function createBrowserHistory(): BrowserHistory {
  const read = () => {
    const { pathname, search } = window.location;
    return { pathname, search, state: window.history.state as unknown, isPushed: false };
  };
  const { setState, ...store } = createStore<PageLocation>(read());
  window.addEventListener('popstate', () => setState(read()));
  return {
    ...store,
    push: (address, state) => {
      // Safari throws after a hundred entries in half a minute. Then only the address bar stays behind.
      attempt(() => window.history.pushState(state, '', address));
      setState(locationAt(address, state, true));
    },
    replace: (address, state) => {
      attempt(() => window.history.replaceState(state, '', address));
      setState(locationAt(address, state));
    },
    back: () => window.history.back(),
  };
}
