import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsOffline } from './useIsOffline.ts';

const answer = async () => new Response(null, { status: 404 });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sets the browser's report about its network, and the server's response. */
function setNetwork(onLine: boolean, respond: () => Promise<Response>) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
}

afterEach(cleanup);

it('is not true of a browser that says so while a server answers', async () => {
  setNetwork(false, answer);
  const { result } = renderHook(useIsOffline);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(result.current).toBe(false);
});

it.each([
  ['the browser says that it is online', 'online', true, noAnswer],
  ['a server answers', 'visibilitychange', false, answer],
] as const)('is true where no server answers, until %s', async (_, event, onLine, respond) => {
  setNetwork(false, noAnswer);
  const { result } = renderHook(useIsOffline);
  await waitFor(() => expect(result.current).toBe(true));
  setNetwork(onLine, respond);
  window.dispatchEvent(new Event(event));
  await waitFor(() => expect(result.current).toBe(false));
});

it('is not true where the network comes back while the server is asked', async () => {
  let fail = () => {};
  setNetwork(
    false,
    () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new TypeError());
      }),
  );
  const { result } = renderHook(useIsOffline);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  setNetwork(true, noAnswer);
  window.dispatchEvent(new Event('online'));
  await act(async () => fail());
  expect(result.current).toBe(false);
});
