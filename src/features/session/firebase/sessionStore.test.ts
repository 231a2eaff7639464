import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from './sdkInternals.ts';
import { createSessionStore } from './sessionStore.ts';
import { storeInTime } from './storeInTime.ts';

const key = 'firebase:authUser:test:[DEFAULT]';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A record as the SDK writes it. */
const session = (refreshToken: string, expirationTime = 1000) => ({
  uid: 'maya',
  emailVerified: true,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken, accessToken: 'any', expirationTime },
});

/** One place that several tabs share, and what can be wrong with it. */
class Place implements Store {
  content: unknown = null;
  isSilent = false;
  keepsAll = false;
  private readonly listeners = new Set<() => void>();

  read = async () => this.answer(() => this.content);
  write = async (_key: string, value: unknown) =>
    this.answer(() => {
      this.content = value;
    });
  remove = async () =>
    this.answer(() => {
      if (this.keepsAll) throw new Error('It stays.');
      this.content = null;
    });
  listen = (_key: string, listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** What another tab does, of which this one is told. */
  async become(content: unknown) {
    this.content = content;
    for (const listener of this.listeners) listener();
    await vi.advanceTimersByTimeAsync(0);
  }

  private answer<Result>(act: () => Result): Result | Promise<never> {
    return this.isSilent ? new Promise(() => {}) : act();
  }
}

/** A tab on three places, whose store is read as at a start. */
async function openTab(places = [new Place(), new Place(), new Place()]) {
  const store = createSessionStore(places.map((place) => storeInTime(place, 4000)));
  const listener = vi.fn();
  const reading = store.read(key);
  await vi.advanceTimersByTimeAsync(4000);
  const found = await reading;
  store.listen(key, listener);
  const [first, second, third] = places as [Place, Place, Place];
  return { store, listener, found, first, second, third };
}

const placesWith = (...contents: unknown[]) =>
  contents.map((content) => Object.assign(new Place(), { content }));

describe('a new session', () => {
  it('is written to the first store alone, and an older one elsewhere goes', async () => {
    const { store, first, second, third } = await openTab(placesWith(null, session('old')));
    await store.write(key, session('new'));
    expect([first.content, second.content, third]).toEqual([session('new'), null, undefined]);
  });

  it('waits four seconds for a silent store, and never again', async () => {
    const { store, first, second } = await openTab();
    first.isSilent = true;
    const writing = store.write(key, session('new'));
    await vi.advanceTimersByTimeAsync(3999);
    expect(second.content).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await writing;
    expect(second.content).toEqual(session('new'));
    first.isSilent = false;
    await store.write(key, session('newer'));
    expect(first.content).toBeNull();
  });
});

describe('what is found', () => {
  it('is the newest session, wherever it lies', async () => {
    const { found } = await openTab(placesWith(session('old', 1), null, session('new', 2)));
    expect(found).toEqual(session('new', 2));
  });

  it.each([
    ['a text', 'x'],
    ['a number for a name', { ...session('any'), uid: 7 }],
    ['no tokens', { ...session('any'), stsTokenManager: undefined }],
    ['no refresh token', session('')],
    ['an e-mail that is none', { ...session('any'), email: {} }],
  ])('is not %s, which ends nothing and is removed in the end', async (_name, junk) => {
    const { store, listener, first, second } = await openTab(placesWith(session('held')));
    await first.become(junk);
    expect(listener).not.toHaveBeenCalled();
    expect(await store.read(key)).toBeNull();
    await store.write(key, session('held', 2000));
    expect(first.content).toEqual(session('held', 2000));
    await first.become(junk);
    await store.remove(key);
    expect([first.content, second]).toEqual([null, undefined]);
  });

  it('is told of when another tab changes or removes it', async () => {
    const { listener, first } = await openTab(placesWith(session('held')));
    await first.become(session('other', 2000));
    expect(listener).toHaveBeenCalledTimes(1);
    await first.become(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is told of no more once the store is closed', async () => {
    const { store, listener, first } = await openTab(placesWith(session('held')));
    store.close();
    await first.become(null);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a session that goes on', () => {
  it('is written over itself, where it lies', async () => {
    const { store, first, second } = await openTab(placesWith(null, session('held')));
    await store.write(key, session('held', 2000));
    expect([first.content, second.content]).toEqual([null, session('held', 2000)]);
  });

  it('is not brought back when another tab has removed it', async () => {
    const { store, listener, first } = await openTab(placesWith(session('held')));
    first.content = null;
    await store.write(key, session('held', 2000));
    expect(first.content).toBeNull();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not written over the session that another tab has opened', async () => {
    const { store, listener, first } = await openTab(placesWith(session('held')));
    first.content = session('other', 1500);
    await store.write(key, session('held', 2000));
    expect(first.content).toEqual(session('other', 1500));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the removal', () => {
  it('takes the session from everywhere, and an older one too', async () => {
    const { store, first, second } = await openTab(placesWith(session('held', 2), session('old')));
    await store.remove(key);
    expect([first.content, second.content]).toEqual([null, null]);
  });

  it('leaves the session that another tab has opened since, and tells of it', async () => {
    const { store, listener, first } = await openTab(placesWith(session('held')));
    first.content = session('other', 2000);
    await store.remove(key);
    expect(first.content).toEqual(session('other', 2000));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('fails where the store keeps the session, which then is as good as gone', async () => {
    const { store, listener, first } = await openTab(placesWith(session('held')));
    first.keepsAll = true;
    await expect(store.remove(key)).rejects.toThrow('It stays.');
    await first.become(session('held', 2000));
    expect(await store.read(key)).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    await store.write(key, session('new'));
    expect(await store.read(key)).toEqual(session('new'));
  });

  it('fails where a store is late, which may hold a session', async () => {
    const places = placesWith(session('hidden'), null);
    Object.assign(places[0] ?? {}, { isSilent: true });
    const { store, found } = await openTab(places);
    expect(found).toBeNull();
    await store.write(key, session('new'));
    await expect(store.remove(key)).rejects.toThrow('The store is late.');
    expect(places.map(({ content }) => content)).toEqual([session('hidden'), null]);
  });
});
