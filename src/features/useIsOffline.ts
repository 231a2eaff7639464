import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const { setState, getState, subscribe } = createStore(false);

/**
 * Whether there is no network. Where the browser says so, the portal's server is asked, because behind some VPNs
 * browsers say it though everything works. "Online" means no more than a network, which may lead nowhere.
 */
export const useIsOffline = () => useSyncExternalStore(watch, getState, () => false);

/** The last one, because a browser that is wrong about its network tells of no change. */
const moments = ['online', 'offline', 'visibilitychange'];

function watch(listener: () => void) {
  const unsubscribe = subscribe(listener);
  for (const type of moments) window.addEventListener(type, check);
  void check();
  return () => {
    unsubscribe();
    for (const type of moments) window.removeEventListener(type, check);
  };
}

async function check() {
  const isCut = !navigator.onLine && !(await doesServerAnswer());
  // The network may have come back meanwhile.
  setState(isCut && !navigator.onLine);
}

/** Whatever the answer is. It never comes from the device, because the service worker keeps no such file. */
const doesServerAnswer = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
