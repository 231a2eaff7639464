import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallPolicy, endpointOf, guardFetch } from './guardFetch.ts';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=ours';
const token = 'https://securetoken.googleapis.com/v1/token?key=ours';

const account = JSON.stringify({ users: [{ localId: 'maya' }] });
const refusal = (message: unknown) => JSON.stringify({ error: { message } });

describe('the guard', () => {
  const network = vi.fn<typeof fetch>();
  // What is wrapped once stays wrapped.
  vi.stubGlobal('fetch', network);
  const stops: (() => void)[] = [];
  const guard = (session?: Partial<CallPolicy['session']>, limitMs = 600_000) => {
    const { signal } = new AbortController();
    const whole = { uid: 'maya', signal, onEnded: () => {}, ...session };
    stops.push(guardFetch('ours', () => (session ? { limitMs, session: whole } : { limitMs })));
  };
  const answer = (status: number, body: string) =>
    network.mockImplementation(async () => new Response(body, { status }));

  beforeEach(() => {
    network.mockReset();
    answer(200, account);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Headers at once, and never a body. */
  const stall = () =>
    network.mockImplementation(async (_input, init) => {
      init?.signal?.throwIfAborted();
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      });
      return new Response(body);
    });

  it('watches each call once, also after other code has wrapped fetch in between', async () => {
    guard({});
    const wrapped = globalThis.fetch;
    globalThis.fetch = (...args) => wrapped(...args);
    const onEnded = vi.fn();
    stops.pop()?.();
    guard({ onEnded });
    answer(400, refusal('USER_DISABLED'));
    await fetch(lookup);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('disabled');
    globalThis.fetch = wrapped;
  });

  it('ends a stalled answer when its time is over', async () => {
    stall();
    guard(undefined, 5);
    await expect(fetch(lookup)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails a call of the session as for an ended one when the person signs out, and the next', async () => {
    stall();
    const leaving = new AbortController();
    guard({ signal: leaving.signal });
    const call = fetch(lookup);
    leaving.abort();
    for (const each of [call, fetch(lookup)]) {
      await expect(each).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    }
  });

  it('lets a sign-in see why its look-up failed', async () => {
    guard();
    answer(503, refusal('The service is currently unavailable.'));
    expect((await fetch(lookup)).status).toBe(503);
  });
});

it.each([
  ['https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=ours', 'other'],
  [lookup, 'lookup'],
  [token, 'token'],
  ['https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=ours', 'other'],
  ['http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=ours', 'token'],
  ['https://securetoken.googleapis.com/v1/token?key=theirs', undefined],
  ['https://waymark.test/assets/index.js', undefined],
  ['https://waymark.test/?key=ours&to=https://securetoken.googleapis.com/v1/token', undefined],
])('a call to %s is %s', (url, endpoint) => {
  expect(endpointOf(url, 'ours')).toBe(endpoint);
});
