/// <reference lib="webworker" />
// The events of the service worker, which holds one release of the portal on the device, so that it opens without a
// network (docs/decisions/0008). It never sees a call to the identity service, which has an origin of its own.
import content from 'virtual:content/index';
import { files } from 'virtual:release';
import { PrecacheController } from 'workbox-precaching';
import { withTimeout } from '#features/withTimeout.ts';
import { cacheFirst } from './cacheFirst.ts';
import { createSavedRelease } from './savedRelease.ts';
import { type Kind, kindOf, standAsideMessage, startsNextRelease } from './workerRequests.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

/** Workbox installs the files of this release, and refuses a response whose hash is not the build's. */
const precache = new PrecacheController();
precache.addToCacheList(files);

const keys = precache.getURLsToCacheKeys();
const saved = createSavedRelease(precache, origin, content.version);

/** Earlier releases send this message to later ones, so it must never change. */
const startMessage = 'take over';

let isAside = false;

self.addEventListener('message', ({ data, ports: [port] }) => {
  isAside ||= data === standAsideMessage;
  if (data === startMessage) void self.skipWaiting();
  // Firebase tells a worker about every change of the session and waits 50 ms for a reply, so it gets its own message
  // back at once.
  else port?.postMessage(data);
});

self.addEventListener('install', (event) => {
  void precache.install(event);
  event.waitUntil(saved.renewPlans());
});

self.addEventListener('activate', (event) => {
  // Limited in time, because a browser delays every request until the activation ends, and a cache may never respond.
  event.waitUntil(withTimeout(saved.forgetOthers(), 2000).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, { origin, hasFile: (url) => keys.has(url) });
  if (kind === 'page' && isAside) isAside = false;
  else if (kind) event.respondWith(respond(request, kind));
});

async function respond(request: Request, kind: Kind): Promise<Response> {
  const page = kind === 'page' && (await startNextRelease(request).catch(() => undefined));
  if (page) return page;
  const { url } = request;
  return cacheFirst(
    () => saved.find[kind](url),
    () => fetch(request),
  );
}

/** The worker of the next release, once asked to start. */
let asked: ServiceWorker | undefined;

/** The page that waits for the next release to start, if this navigation starts it. */
async function startNextRelease({ cache }: Request): Promise<Response | undefined> {
  const { waiting } = self.registration;
  const countTabs = async () => (await self.clients.matchAll({ type: 'window' })).length;
  const state = { isWaiting: waiting !== null, isAsked: waiting === asked };
  if (!waiting || !(await startsNextRelease(cache, state, countTabs))) return undefined;
  asked = waiting;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
  waiting.postMessage(startMessage);
  return new Response(waitingPage, { headers: { 'Content-Type': 'text/html', Refresh: '2' } });
}

// Reloads on `controllerchange`, because Chromium may never complete a reload while the next worker starts. If the page
// has missed that event, the header `Refresh` reloads it after two seconds.
const waitingPage =
  '<script>navigator.serviceWorker.oncontrollerchange = () => location.reload()</script>';
