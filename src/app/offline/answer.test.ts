import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer } from './answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = (afterMs: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  return new Response('kept');
};
const lost = async () => undefined;
const refuses = () => Promise.reject(new DOMException('Refused.', 'InvalidStateError'));
const never = () => new Promise<never>(() => {});

const online = async () => new Response('fetched');
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['has the file', kept(0), offline, 'kept', 0],
  ['has the file, and there is a network', kept(0), online, 'kept', 0],
  ['has lost the file', lost, online, 'fetched', 0],
  ['has lost the file, and there is no network', lost, offline, 'Failed to fetch', 0],
  ['refuses', refuses, online, 'fetched', 0],
  ['refuses, and there is no network', refuses, offline, 'Failed to fetch', 0],
  ['takes its time', kept(1999), online, 'kept', 1999],
  ['is late', kept(2001), online, 'fetched', 2000],
  ['never answers', never, online, 'fetched', 2000],
  ['is late, and there is no network', kept(11_999), offline, 'kept', 11_999],
  ['never answers, and there is no network', never, offline, 'Failed to fetch', 12_000],
] as const)('where the cache %s', async (_, findKept, askNetwork, expected, afterMs) => {
  const start = Date.now();
  const outcome = answer(findKept, askNetwork)
    .then((response) => response.text())
    .catch((error: Error) => error.message)
    .then((what) => [what, Date.now() - start]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual([expected, afterMs]);
});

it('asks nobody else for a kept file', async () => {
  const askNetwork = vi.fn<() => Promise<Response>>();
  void answer(kept(0), askNetwork);
  await vi.advanceTimersByTimeAsync(5000);
  expect(askNetwork).not.toHaveBeenCalled();
});
