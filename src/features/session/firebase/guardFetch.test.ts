import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardFetch, type Watch } from './guardFetch.ts';

const watchedUrl = 'https://authClient.test/v1/token';
const elsewhere = 'https://waymark.test/assets/Portal.js';

const network = vi.fn<typeof fetch>();
const plainFetch = globalThis.fetch;
const stops: (() => void)[] = [];
const guard = (watch: Partial<Watch> = {}) =>
  stops.push(guardFetch((url) => (url === watchedUrl ? { limitMs: 30_000, ...watch } : undefined)));

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async () => new Response('{"users":[]}'));
  globalThis.fetch = network;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  globalThis.fetch = plainFetch;
});

/** Headers at once, and never a body. */
function stall() {
  network.mockImplementation(async (_input, init) => {
    init?.signal?.throwIfAborted();
    const body = new ReadableStream({
      start: (controller) =>
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
    });
    return new Response(body);
  });
}

it('hands answers on whole, or what is to be read in their place', async () => {
  network.mockImplementation(
    async () => new Response('{"error":{}}', { status: 503, headers: { 'x-kept': 'yes' } }),
  );
  guard({ read: ({ status, text }) => ({ status: status - 103, text: `[${text}]` }) });
  const answer = await fetch(watchedUrl);
  expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([
    400,
    'yes',
    '[{"error":{}}]',
  ]);
});

it('lets every other address be, and gives fetch back', async () => {
  guard();
  guard();
  const init = { headers: { accept: 'text/css' } };
  await fetch(elsewhere, init);
  expect(network).toHaveBeenCalledExactlyOnceWith(elsewhere, init);
  for (const stop of stops.splice(0)) {
    expect(globalThis.fetch).not.toBe(network);
    stop();
  }
  expect(globalThis.fetch).toBe(network);
});

it('heeds the signal of the watch, during the call and before it', async () => {
  stall();
  const leaving = new AbortController();
  guard({ signal: leaving.signal });
  const call = fetch(watchedUrl);
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetch(watchedUrl)).rejects.toMatchObject({ name: 'AbortError' });
});

it('fails for an answer that is not to be gone by', async () => {
  guard({
    read: () => {
      throw new TypeError('Not this one.');
    },
  });
  await expect(fetch(watchedUrl)).rejects.toThrow(TypeError);
});
