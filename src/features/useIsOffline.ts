import { useEffect, useState } from 'react';

/** A browser that is wrong about its network reports no change, so returning to the tab checks again. */
const moments = ['online', 'offline', 'visibilitychange'];

/**
 * Whether there is no network. With some VPNs, a browser says so although everything works, so the portal's server is
 * asked as well. "Online" only means that there is a network, which may lead nowhere.
 */
export function useIsOffline() {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const check = async () => {
      const isCut = !navigator.onLine && (await isServerSilent());
      // The network may have come back in the meantime.
      setIsOffline(isCut && !navigator.onLine);
    };
    for (const type of moments) window.addEventListener(type, check);
    void check();
    return () => {
      for (const type of moments) window.removeEventListener(type, check);
    };
  }, []);
  return isOffline;
}

/** Any response counts. It never comes from the device, because the service worker does not cache this file. */
const isServerSilent = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
