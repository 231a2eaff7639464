import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GuardFor } from './guardedFetch.ts';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=any';
const elsewhere = 'https://waymark.test/assets/Portal.js';

const network = vi.fn<typeof fetch>();
const plainFetch = globalThis.fetch;
globalThis.fetch = network;
const { guardCalls, networkActivity } = await import('./guardedFetch.ts');

const stops: (() => void)[] = [];
const guard = (guardFor: GuardFor) => stops.push(guardCalls(guardFor));

beforeAll(() => guardCalls(() => undefined)());
beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  network.mockImplementation(async () => new Response('{"users":[]}'));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});
afterAll(() => {
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

async function outcomeOf(request: Promise<Response>) {
  let outcome = 'pending';
  const follow = async () => {
    try {
      await request;
      outcome = 'answered';
    } catch {
      outcome = 'failed';
    }
  };
  void follow();
  await vi.advanceTimersByTimeAsync(0);
  return () => outcome;
}

it('hands answers on whole', async () => {
  network.mockImplementation(
    async () => new Response('{"error":{}}', { status: 400, headers: { 'x-kept': 'yes' } }),
  );
  const answer = await fetch(lookup);
  expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([
    400,
    'yes',
    '{"error":{}}',
  ]);
});

it('lets every other address be', async () => {
  guard(() => 'refuse');
  const init = { headers: { accept: 'text/css' } };
  await fetch(elsewhere, init);
  expect(network).toHaveBeenCalledExactlyOnceWith(elsewhere, init);
  expect(networkActivity().inFlight).toBe(0);
});

it('gives up a stalled body after 30 seconds', async () => {
  stall();
  const outcome = await outcomeOf(fetch(lookup));
  await vi.advanceTimersByTimeAsync(29_999);
  expect([outcome(), networkActivity().inFlight]).toEqual(['pending', 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([outcome(), networkActivity().inFlight]).toEqual(['failed', 0]);
});

it('keeps to the limit that its caller set', async () => {
  stall();
  guard(() => ({ limitMs: 5000 }));
  const outcome = await outcomeOf(fetch(lookup));
  await vi.advanceTimersByTimeAsync(5000);
  expect(outcome()).toBe('failed');
});

it.each([
  ['of the call', (signal: AbortSignal) => fetch(lookup, { signal })],
  ['of its request', (signal: AbortSignal) => fetch(new Request(lookup, { signal }))],
])('heeds the signal %s, during the call and before it', async (_name, call) => {
  stall();
  const leaving = new AbortController();
  const outcome = await outcomeOf(call(leaving.signal));
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome()).toBe('failed');
  const second = await outcomeOf(call(leaving.signal));
  expect(second()).toBe('failed');
});

it('fails for an answer that is not taken', async () => {
  guard(() => ({ takes: ({ text }) => text !== '{"users":[]}' }));
  await expect(fetch(lookup)).rejects.toThrow(TypeError);
});

it('does not send what is refused, unless somebody speaks for it', async () => {
  guard(() => 'refuse');
  await expect(fetch(lookup)).rejects.toThrow(TypeError);
  expect(network).not.toHaveBeenCalled();
  guard(() => ({}));
  expect((await fetch(lookup)).ok).toBe(true);
});
