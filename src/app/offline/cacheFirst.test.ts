import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheFirst } from './cacheFirst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cached = (afterMs: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  return new Response('cached');
};
const lost = async () => undefined;
const refuses = () => Promise.reject(new DOMException('Refused.', 'InvalidStateError'));
const never = () => new Promise<never>(() => {});

const online = async () => new Response('fetched');
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['has the file', cached(0), offline, 'cached', 0],
  ['has the file, and there is a network', cached(0), online, 'cached', 0],
  ['has lost the file', lost, online, 'fetched', 0],
  ['has lost the file, and there is no network', lost, offline, 'Failed to fetch', 0],
  ['refuses', refuses, online, 'fetched', 0],
  ['refuses, and there is no network', refuses, offline, 'Failed to fetch', 0],
  ['takes its time', cached(1999), online, 'cached', 1999],
  ['is late', cached(2001), online, 'fetched', 2000],
  ['never answers', never, online, 'fetched', 2000],
  ['is late, and there is no network', cached(11_999), offline, 'cached', 11_999],
  ['never answers, and there is no network', never, offline, 'Failed to fetch', 12_000],
] as const)('where the cache %s', async (_, findInCache, fetchFromNetwork, expected, afterMs) => {
  const start = Date.now();
  const outcome = cacheFirst(findInCache, fetchFromNetwork)
    .then((response) => response.text())
    .catch((error: Error) => error.message)
    .then((what) => [what, Date.now() - start]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual([expected, afterMs]);
});

it('asks nobody else for a cached file', async () => {
  const fetchFromNetwork = vi.fn<() => Promise<Response>>();
  void cacheFirst(cached(0), fetchFromNetwork);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchFromNetwork).not.toHaveBeenCalled();
});
