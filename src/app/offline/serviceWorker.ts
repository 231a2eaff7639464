/// <reference lib="webworker" />
// Holds one release of the portal on the device, so that it opens without a network (docs/decisions/0014). It
// never sees a call of the identity service, because that has an origin of its own.
import content from 'virtual:onboarding-plans';
import { files } from 'virtual:release';
import { PrecacheController } from 'workbox-precaching';
import type { Plan } from '#features/onboarding/plan/model.ts';
import { isPicture, keepPictures, picturesOf } from './pictureFiles.ts';
import { planAddress, planCacheName, planIdAt, readPlan } from './planFile.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this release. Workbox refuses an answer whose hash is another one than the build's. */
const release = new PrecacheController();
release.addToCacheList(files);

const takeOver = 'take over';

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === takeOver) void self.skipWaiting();
  // Firebase tells a worker of every change to the session and waits 50 ms for an answer, so it gets its own
  // message back at once.
  else port?.postMessage(data);
});

self.addEventListener('install', (event) => {
  void release.install(event);
  event.waitUntil(keepPlan());
});

self.addEventListener('activate', (event) => {
  // Limited in time, because a browser holds back every request until the activation ends, and a cache may never
  // answer.
  event.waitUntil(Promise.race([forgetOtherReleases(), after(cacheMs, undefined)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isOtherFile.test(pathname)) event.respondWith(answerNavigation(event));
  } else if (planIdAt(pathname) !== undefined) {
    event.respondWith(answerFromDevice(event, matchPlan));
  } else if (isPicture(pathname)) {
    event.respondWith(answerFromDevice(event, matchPicture));
  } else if (release.getCacheKeyForURL(request.url) !== undefined) {
    event.respondWith(answerFromDevice(event, matchFile));
  }
});

/**
 * Files that are not the portal when they are opened by themselves, such as a picture or the icon. The network brings them,
 * because the device keeps plans and pictures without a hash, and what is opened by itself can run scripts. Firebase
 * Hosting has pages of its own below `/__/`.
 */
const isOtherFile = /^\/(?:__|assets)\/|^\/[^/]+\.\w+$/;

/**
 * The page of this release. A browser by itself activates the next worker only once every tab is closed; here a reload of
 * the only tab is enough, because it takes no release from under another tab.
 */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { waiting } = self.registration;
  // Ordinary navigations have `default`, Back and Forward `force-cache`, and reloads another value.
  const isReload = !['default', 'force-cache'].includes(event.request.cache);
  if (waiting && isReload && (await self.clients.matchAll({ type: 'window' })).length < 2) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    waiting.postMessage(takeOver);
    return new Response(reloadOnTakeOver, {
      headers: { 'Content-Type': 'text/html', Refresh: '2' },
    });
  }
  return answerFromDevice(event, () => matchFile('/index.html'));
}

// Reloads at the event, because Chromium may never answer a reload that comes while the next worker takes over. The
// header reloads after two seconds where the page has missed the event.
const reloadOnTakeOver =
  '<script>navigator.serviceWorker.oncontrollerchange = () => location.reload()</script>';

/** How long a cache may take before the network is asked instead, in milliseconds. */
let cacheMs = 2000;

type Match = (url: string) => Promise<Response | undefined>;

/** What the device keeps; the network's answer where the device keeps nothing, or its cache refuses or is late. */
async function answerFromDevice(event: FetchEvent, match: Match): Promise<Response> {
  const { request } = event;
  const kept = match(request.url).catch(() => undefined);
  const late = Symbol('late');
  const inTime = await Promise.race([kept, after(cacheMs, late)]);
  if (typeof inTime === 'object') return inTime;
  // The page's other files would each wait as long, so the cache gets no more time while this worker runs.
  if (inTime === late) cacheMs = 0;
  try {
    const answer = await fetch(request);
    if (request.mode === 'navigate' && inTime !== late) event.waitUntil(restoreRelease(event));
    return answer;
  } catch (error) {
    // Without a network, only the slow cache is left.
    const slow = await Promise.race([kept, after(10_000, undefined)]);
    if (slow) return slow;
    throw error;
  }
}

const after = <Result>(milliseconds: number, result: Result) =>
  new Promise<Result>((resolve) => {
    setTimeout(() => resolve(result), milliseconds);
  });

/**
 * A file of the release, with the build's hash alone: another script would run at each start, and a foreign page would
 * stay for good, because it has no code that could remove it.
 */
async function matchFile(url: string): Promise<Response | undefined> {
  const key = release.getCacheKeyForURL(url) ?? url;
  const cache = await caches.open(release.strategy.cacheName);
  // Without regard to `Vary`, because a file with this hash has one content for ever.
  const match = () => cache.match(key, { ignoreVary: true });
  const kept = await match();
  // Not a clone, because with one Chromium would not use what it has compiled of a script at an earlier start.
  const read = await match();
  if (!read) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', await read.arrayBuffer());
  const integrity = `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
  if (integrity === release.getIntegrityForCacheKey(key)) return kept;
  await cache.delete(key);
  return undefined;
}

/** A browser, or a person, may have deleted what was kept. Workbox fetches what it finds missing, and keeps it. */
async function restoreRelease(event: FetchEvent): Promise<void> {
  for (const { url, integrity } of files) {
    const params = { cacheKey: release.getCacheKeyForURL(url), integrity };
    await release.strategy.handle({ event, request: new Request(url), params });
  }
}

async function matchPlan(url: string): Promise<Response | undefined> {
  const cache = await caches.open(planCacheName);
  const kept = await cache.match(url);
  const isPlan = kept && (await readPlan(kept.clone(), planIdAt(new URL(url).pathname) ?? ''));
  return isPlan ? kept : undefined;
}

/** Without regard to `Vary`, because an address with a hash has one content for ever. */
const matchPicture: Match = (url) => caches.match(url, { ignoreVary: true });

/** Fetches the kept plan anew, as this release has it. The release may have no plan of that id. */
async function keepPlan(): Promise<void> {
  const cache = await caches.open(planCacheName);
  for (const { url } of await cache.keys()) {
    const id = planIdAt(new URL(url).pathname);
    if (id === undefined) continue;
    const address = planAddress(id, content.version);
    const plan = await readPlan(await fetch(address), id);
    if (!plan) continue;
    await cache.put(address, Response.json(plan));
    await keepPictures(cache, plan);
  }
}

function isOfThisRelease({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname === planAddress(planIdAt(pathname) ?? '', content.version);
}

/** Deletes all that is no file, plan or picture of this release. */
async function forgetOtherReleases(): Promise<void> {
  const own = new Set(release.getURLsToCacheKeys().values());
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    for (const request of requests.filter(isOfThisRelease)) {
      own.add(request.url);
      const plan: Plan | undefined = await (await matchPlan(request.url))?.json();
      for (const { address } of plan ? picturesOf(plan) : []) own.add(location.origin + address);
    }
    for (const request of requests) {
      if (!own.has(request.url)) await cache.delete(request);
    }
  }
}
