// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Chunk, createChunk } from './chunk.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useChunk } from './useChunk.ts';

const portal = { Portal: () => <p>The portal</p> };
const unhandled = vi.fn();
const recover = vi.fn<() => Promise<boolean>>();
const chunkOf = (load: () => Promise<typeof portal>) => createChunk(load, recover);

beforeEach(() => {
  vi.useFakeTimers();
  recover.mockReset().mockResolvedValue(false);
  process.on('unhandledRejection', unhandled);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

function Arriving({ chunk }: { chunk: Chunk<typeof portal> }) {
  const arrived = useChunk(chunk);
  return arrived ? <arrived.Portal /> : <p>Loading...</p>;
}

/** Renders what a chunk brings, or the failure that stands in for it. */
async function show(chunk: Chunk<typeof portal>) {
  await act(async () => {
    render(
      <ErrorBoundary>
        <Arriving chunk={chunk} />
      </ErrorBoundary>,
      { onCaughtError: () => {} },
    );
  });
}

it('shows a failure with a Reload button when the chunk cannot be fetched', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(chunkOf(load));
  expect(screen.getByText('Loading...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { name: 'This page did not load completely' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
});

it('keeps loading while the page moves to a new release', async () => {
  recover.mockResolvedValue(true);
  await show(chunkOf(() => Promise.reject(new TypeError('Failed to fetch'))));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(recover).toHaveBeenCalledOnce();
  expect(screen.getByText('Loading...')).toBeDefined();
});

it('gives up on a chunk that has not arrived after 120 seconds, and not before', async () => {
  await show(chunkOf(() => new Promise(() => {})));
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('Loading...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { name: 'This page did not load completely' })).toBeDefined();
});

it('fetches once, however early it is asked to', async () => {
  const load = vi.fn(async () => portal);
  const chunk = chunkOf(load);
  chunk.preload();
  chunk.preload();
  await show(chunk);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a preload that failed in silence', async () => {
  const load = vi
    .fn<() => Promise<typeof portal>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(portal);
  const chunk = chunkOf(load);
  chunk.preload();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(recover).not.toHaveBeenCalled();
  await show(chunk);
  expect(screen.getByText('The portal')).toBeDefined();
});
