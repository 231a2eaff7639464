import { expect, it, vi } from 'vitest';
import { createLazyResource } from './lazyResource.ts';

const failure = new TypeError('Failed to fetch');
const load = vi.fn<() => Promise<string>>();
const recover = vi.fn<() => Promise<boolean>>();

function resource() {
  load.mockReset().mockResolvedValue('the portal');
  recover.mockReset().mockResolvedValue(false);
  return createLazyResource(load, recover);
}

it('loads once, however often it is asked to', async () => {
  const { getState, load: begin } = resource();
  expect(getState()).toEqual({ status: 'idle' });
  begin();
  begin();
  expect(getState()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(getState()).toEqual({ status: 'loaded', value: 'the portal' }));
  begin();
  expect(load).toHaveBeenCalledOnce();
  expect(recover).not.toHaveBeenCalled();
});

it('says what failed, and loads anew when it is asked to', async () => {
  const { getState, load: begin } = resource();
  load.mockRejectedValueOnce(failure);
  begin();
  await vi.waitFor(() => expect(getState()).toEqual({ status: 'failed', error: failure }));
  begin();
  await vi.waitFor(() => expect(getState()).toEqual({ status: 'loaded', value: 'the portal' }));
});

it('keeps loading while the page moves to another release', async () => {
  const { getState, load: begin } = resource();
  load.mockRejectedValue(failure);
  recover.mockResolvedValue(true);
  begin();
  await vi.waitFor(() => expect(recover).toHaveBeenCalledOnce());
  await new Promise(setImmediate);
  expect(getState()).toEqual({ status: 'loading' });
});
