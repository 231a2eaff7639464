// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLazyResource, type LazyResource, useLazyResource } from './lazyResource.ts';

const portal = { Portal: () => <p>The portal</p> };
const unhandled = vi.fn();
const recover = vi.fn<() => Promise<boolean>>();
const resourceOf = (load: () => Promise<typeof portal>) => createLazyResource(load, recover);

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

function Arriving({ resource }: { resource: LazyResource<typeof portal> }) {
  const arrived = useLazyResource(resource);
  return arrived ? <arrived.Portal /> : <p>Loading...</p>;
}

// What a page says of code that is missing, and a new release that has it: tests/faults/chunk.spec.ts.

/** Renders what a resource brings, or the failure that stands in for it. */
async function show(resource: LazyResource<typeof portal>) {
  await act(async () => {
    render(
      <ErrorBoundary>
        <Arriving resource={resource} />
      </ErrorBoundary>,
      { onCaughtError: () => {} },
    );
  });
}

it('gives up on a chunk that has not arrived after 120 seconds, and not before', async () => {
  await show(resourceOf(() => new Promise(() => {})));
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('Loading...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { name: 'This page did not load completely' })).toBeDefined();
});

it('fetches once, however early it is asked to', async () => {
  const load = vi.fn(async () => portal);
  const resource = resourceOf(load);
  resource.preload();
  resource.preload();
  await show(resource);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a preload that failed in silence', async () => {
  const load = vi
    .fn<() => Promise<typeof portal>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(portal);
  const resource = resourceOf(load);
  resource.preload();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(recover).not.toHaveBeenCalled();
  await show(resource);
  expect(screen.getByText('The portal')).toBeDefined();
});
