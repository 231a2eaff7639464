import { useEffect, useState } from 'react';

/** The last one, because a browser that is wrong about its network tells of no change. */
const moments = ['online', 'offline', 'visibilitychange'];

/**
 * Whether there is no network. Where the browser says so, the portal's server is asked, because behind some VPNs
 * browsers say it though everything works. "Online" means no more than a network, which may lead nowhere.
 */
export function useIsOffline() {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const check = async () => {
      const isCut = !navigator.onLine && (await isServerSilent());
      // The network may have come back meanwhile.
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

/** Any answer is one. It never comes from the device, because the service worker keeps no such file. */
const isServerSilent = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
