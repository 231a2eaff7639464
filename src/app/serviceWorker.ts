/// <reference lib="webworker" />
// Holds one release of the portal on the device, so that it opens without a network (docs/decisions/0014). It
// never sees a call of the identity service, which has an origin of its own.
import content from 'virtual:onboarding-plans';
import { files } from 'virtual:release';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { planCacheName } from './planCache.ts';

declare const self: ServiceWorkerGlobalScope;

const takeOver = 'take over';
/** With the files of the release, since most people will need it. */
const standardPlan = `/assets/plan-${content.standard}-${content.version}.json`;

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === takeOver) void self.skipWaiting();
  // Firebase tells a worker of every change to the session, and waits 50 ms where none answers. Its own words
  // sent back make it go on at once.
  else port?.postMessage(data);
});

// Before Workbox listens, which answers for the other files.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  // Firebase Hosting has pages of its own below `/__/`.
  if (request.mode === 'navigate' && !pathname.startsWith('/__/')) {
    event.respondWith(answerNavigation(request));
  } else if (pathname.startsWith('/assets/plan-')) {
    event.respondWith(caches.match(request).then((plan) => plan ?? fetch(request)));
  }
});

/**
 * The page of this release. By itself, a browser begins the next one only once every tab is closed; here a
 * reload of the only tab is enough, since nobody has anything in hand then.
 */
async function answerNavigation(request: Request): Promise<Response> {
  const { waiting } = self.registration;
  const isReload = request.cache !== 'default';
  if (waiting && isReload && (await self.clients.matchAll({ type: 'window' })).length < 2) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    waiting.postMessage(takeOver);
    return new Response('', { headers: { 'Content-Type': 'text/html', Refresh: '0' } });
  }
  return (await matchPrecache('/index.html')) ?? fetch(request);
}

// The plan that the page has kept, as it is in this release. Where it is none of this release any more, the
// page says so.
self.addEventListener('install', (event) => {
  const keepPlan = async () => {
    const cache = await caches.open(planCacheName);
    const kept = await cache.keys();
    const addresses = kept.map(({ url }) => url.replace(/.{8}(?=\.json$)/, content.version));
    await Promise.allSettled(addresses.map((address) => cache.add(address)));
  };
  event.waitUntil(keepPlan());
});

self.addEventListener('activate', (event) => {
  const forgetOldPlan = async () => {
    const cache = await caches.open(planCacheName);
    const old = (await cache.keys()).filter(({ url }) => !url.endsWith(`${content.version}.json`));
    await Promise.all(old.map((request) => cache.delete(request)));
  };
  event.waitUntil(forgetOldPlan());
});

/** With Save-Data, the letters that few texts need are left out; all else the browser has at hand by now. */
const { saveData = false } =
  (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
const needed = files.filter(({ url }) => !saveData || !url.includes('-latin-ext-'));

cleanupOutdatedCaches();
precacheAndRoute([...needed, { url: standardPlan, revision: null }]);
