import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeCaches } from './fakeCaches.ts';
import { rescue } from './rescue.ts';

const reload = vi.fn<() => void>();
const unregister = vi.fn(async () => true);
let caches: CacheStorage;

/** @param found the registration of the worker */
const stubWorker = (found: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: found } });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload } });
  caches = createFakeCaches('https://portal.test');
  for (const name of ['release', 'plan']) await caches.open(name);
  vi.stubGlobal('caches', caches);
  stubWorker(async () => ({ unregister }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('removes the worker and all caches before it reloads', async () => {
  const left = new Promise((resolve) => {
    reload.mockImplementation(() => resolve(caches.keys()));
  });
  rescue();
  expect(await left).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
});

const never = () => new Promise<never>(() => {});
const refuses = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));

it.each([
  ['there is no worker', () => stubWorker(async () => undefined), 0],
  ['the browser knows no workers', () => vi.stubGlobal('navigator', {}), 0],
  ['the browser knows no caches', () => vi.stubGlobal('caches', undefined), 0],
  ['the browser refuses the worker', () => stubWorker(refuses), 0],
  ['the browser refuses the caches', () => vi.stubGlobal('caches', { keys: refuses }), 0],
  ['the caches never answer', () => vi.stubGlobal('caches', { keys: never }), 2000],
  ['the worker cannot be asked for', () => stubWorker(never), 2000],
])('reloads where %s', async (_, fault, afterMs) => {
  fault();
  const start = Date.now();
  const reloadedAfter = new Promise((resolve) => {
    reload.mockImplementation(() => resolve(Date.now() - start));
  });
  rescue();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await reloadedAfter).toBe(afterMs);
});
