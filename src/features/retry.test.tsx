import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadWithRetry, retryImport } from './retry.ts';

afterEach(() => void vi.useRealTimers());

describe('loading with a second attempt', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Moves the clock on, and resolves with what has become of the promise by then. */
  const outcomeOf = (promise: Promise<unknown>) => {
    const outcome = vi.fn<(outcome: unknown) => void>();
    promise.then(outcome, outcome);
    return async (afterMs: number) => {
      await vi.advanceTimersByTimeAsync(afterMs);
      return outcome.mock.lastCall?.[0];
    };
  };

  it('succeeds a second after a failure', async () => {
    const load = vi.fn(async () => 'there').mockRejectedValueOnce(new TypeError('No'));
    const after = outcomeOf(loadWithRetry(load));
    expect(await after(999)).toBeUndefined();
    expect(await after(1)).toBe('there');
  });

  it('fails with the second failure', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const after = outcomeOf(loadWithRetry(load));
    expect(await after(1000)).toBeInstanceOf(ChunkLoadError);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives up after 120 seconds, and not before', async () => {
    const after = outcomeOf(loadWithRetry(() => new Promise(() => {})));
    expect(await after(119_999)).toBeUndefined();
    expect(await after(1)).toBeInstanceOf(ChunkLoadError);
  });
});

it.each([
  [
    'Firefox',
    'error loading dynamically imported module: data:text/javascript,export%20default%207//',
    7,
  ],
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/b.js', 'there'],
])('imports what failed before, in %s', async (_browser, message, expected) => {
  const load = vi
    .fn<() => Promise<{ default: unknown }>>()
    .mockRejectedValueOnce(new TypeError(message))
    .mockResolvedValue({ default: 'there' });
  const retry = retryImport(load);
  await expect(retry()).rejects.toThrow(message);
  const found = await retry();
  expect(found.default).toBe(expected);
  // Once it is there, it needs no network, and its components are the same.
  vi.setSystemTime(Date.now() + 1000);
  expect((await retry()) === found).toBe(true);
});
