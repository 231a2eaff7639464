import type { Store } from './sdkInternals.ts';
import { readSessionRecord, type SessionRecord } from './sessionRecord.ts';
import { LateError } from './storeInTime.ts';

/** What a store has under the key. */
type Content =
  | { readonly kind: 'nothing' | 'junk' }
  | { readonly kind: 'record'; readonly record: SessionRecord }
  | { readonly kind: 'unreadable'; readonly error: unknown };

interface Found {
  readonly record: SessionRecord;
  readonly home: Store;
}

export interface SessionStore extends Store {
  /** Listens to no other tab any more. */
  close(): void;
}

/**
 * Several stores as one. A session lies in the first one that takes it; where there are more, the
 * newest counts. What is no record ends nothing, and what another tab has stored since is neither
 * written over nor removed.
 */
export function createSessionStore(stores: readonly Store[]): SessionStore {
  /** What the SDK has in hand, as far as it has come in its queue. */
  let held: Found | undefined;
  /** What it was given last, and may take in hand later in its queue. */
  let given: Found | undefined;
  /** The token of a session that was signed out, and could not be removed. */
  let left: string | undefined;
  let isStarting = true;
  const listeners = new Set<() => void>();
  const stops = new Set<() => void>();

  const look = async (key: string) => {
    const contents = await Promise.all(
      stores.map(async (home) => ({ home, content: await contentOf(home, key) })),
    );
    const found = contents.flatMap(({ home, content }): Found[] =>
      content.kind === 'record' && content.record.token !== left
        ? [{ home, record: content.record }]
        : [],
    );
    const [newest] = found.toSorted((a, b) => b.record.expiresAt - a.record.expiresAt);
    const isEmpty = (store: Store | undefined) =>
      contents.some(({ home, content }) => home === store && content.kind === 'nothing');
    return { newest, isEmpty };
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const writeToFirst = async (order: readonly Store[], key: string, record: SessionRecord) => {
    const [home, ...rest] = order;
    if (!home) throw new Error('No store takes the session.');
    try {
      await home.write(key, record.value);
      held = { record, home };
    } catch {
      await writeToFirst(rest, key, record);
    }
  };

  const removeElsewhere = async (key: string) => {
    const others = stores.filter((store) => store !== held?.home);
    await Promise.allSettled(others.map((store) => store.remove(key)));
  };

  const open = async (key: string, record: SessionRecord) => {
    await writeToFirst(stores, key, record);
    left = undefined;
    await removeElsewhere(key);
  };

  /** Only over itself, where it lies. */
  const update = async (key: string, record: SessionRecord, before: Found) => {
    const { newest, isEmpty } = await look(key);
    const isGone = newest ? newest.record.token !== record.token : isEmpty(before.home);
    if (isGone) return tell();
    if (newest && isSame(newest.record, record)) {
      held = newest;
      return;
    }
    const home = newest?.home ?? before.home;
    await writeToFirst([home, ...stores.filter((store) => store !== home)], key, record);
    if (held?.home !== home) await removeElsewhere(key);
  };

  return {
    read: async (key) => {
      const { newest } = await look(key);
      given = newest;
      if (isStarting) held = newest;
      return newest?.record.value ?? null;
    },

    write: async (key, value) => {
      const record = readSessionRecord(value);
      // It could not be read again; the SDK has it for as long as the page stands.
      if (!record) return;
      const before = [held, given].find((found) => found?.record.token === record.token);
      await (before ? update(key, record, before) : open(key, record));
    },

    remove: async (key) => {
      const { record: mine, home } = held ?? {};
      const token = mine?.token ?? left;
      held = undefined;
      given = undefined;
      let isAnothers = false;
      const removals = await Promise.allSettled(
        stores.map(async (store) => {
          const content = await contentOf(store, key);
          if (content.kind === 'nothing') return;
          if (content.kind === 'unreadable') {
            // What refuses to be read holds nothing for anybody; what is late may.
            if (store === home || content.error instanceof LateError) throw content.error;
            return;
          }
          if (content.kind === 'record' && isNewer(content.record, token, mine)) {
            isAnothers = true;
            return;
          }
          await store.remove(key);
        }),
      );
      const failed = removals.find(({ status }) => status === 'rejected');
      left = failed && token;
      if (isAnothers) tell();
      if (failed?.status === 'rejected') throw failed.reason;
    },

    listen: (key, listener) => {
      isStarting = false;
      const onChange = async () => {
        const { newest, isEmpty } = await look(key);
        if (newest || isEmpty(held?.home)) listener();
      };
      const unlisten = stores.map((store) => store.listen(key, () => void onChange()));
      const stop = () => {
        listeners.delete(listener);
        for (const each of unlisten) each();
      };
      listeners.add(listener);
      stops.add(stop);
      return stop;
    },

    close: () => {
      for (const stop of stops) stop();
    },
  };
}

async function contentOf(store: Store, key: string): Promise<Content> {
  try {
    const value = await store.read(key);
    if (value === null || value === undefined) return { kind: 'nothing' };
    const record = readSessionRecord(value);
    return record ? { kind: 'record', record } : { kind: 'junk' };
  } catch (error) {
    // A text that is no JSON.
    return error instanceof SyntaxError ? { kind: 'junk' } : { kind: 'unreadable', error };
  }
}

const isSame = (one: SessionRecord, other: SessionRecord) =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

/** Whether a record is another session than the one that ends, opened since. */
const isNewer = (record: SessionRecord, token: string | undefined, mine?: SessionRecord) =>
  record.token !== token && (!mine || record.expiresAt >= mine.expiresAt);
