import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallPolicy, guardFetch } from './guardFetch.ts';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=ours';

const account = JSON.stringify({ users: [{ localId: 'maya' }] });
const refusal = (message: unknown) => JSON.stringify({ error: { message } });

describe('the guard', () => {
  const network = vi.fn<typeof fetch>();
  let closing: AbortController;
  let abortSessionCalls: () => void;
  const guard = (session?: Partial<CallPolicy['session']>, limitMs = 600_000) => {
    closing = new AbortController();
    const whole = {
      uid: 'maya',
      isOver: () => false,
      onEnded: () => {},
      onTokenRefused: () => {},
      ...session,
    };
    abortSessionCalls = guardFetch('ours', closing.signal, () =>
      session ? { limitMs, session: whole } : { limitMs },
    );
  };
  const answer = (status: number, body: string) =>
    network.mockImplementation(async () => new Response(body, { status }));

  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    network.mockReset();
    answer(200, account);
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** Sends the headers at once, and never a body. */
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
    const onEnded = vi.fn();
    guard({ onEnded });
    const wrapped = globalThis.fetch;
    globalThis.fetch = (...args) => wrapped(...args);
    closing.abort();
    guard({ onEnded });
    answer(400, refusal('USER_DISABLED'));
    await fetch(lookup);
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('disabled');
  });

  it('ends a stalled answer when its time is over', async () => {
    stall();
    guard(undefined, 5);
    await expect(fetch(lookup)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails a call as for an ended session once its user has left, at once or when it is answered', async () => {
    let isOver = false;
    const onEnded = vi.fn();
    guard({ isOver: () => isOver, onEnded });
    stall();
    const stalled = fetch(lookup);
    answer(400, refusal('USER_DISABLED'));
    const answered = fetch(lookup);
    isOver = true;
    abortSessionCalls();
    for (const call of [stalled, answered, fetch(lookup)]) {
      await expect(call).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    }
    expect(onEnded).not.toHaveBeenCalled();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('lets a sign-in see why its look-up failed', async () => {
    guard();
    answer(503, refusal('The service is currently unavailable.'));
    expect((await fetch(lookup)).status).toBe(503);
  });
});
