import { useEffect, useReducer, useState } from 'react';
import * as v from 'valibot';
import { emptyDraft, type MissionDraft } from './missionFile.ts';

const fields = v.entriesFromList(
  Object.keys(emptyDraft) as (keyof MissionDraft)[],
  v.optional(v.string(), ''),
);
const schema = v.pipe(v.string(), v.parseJson(), v.object(fields));

/** Nothing that somebody wrote is lost: a record that cannot be read is the text of its draft. */
function draftOf(record: string): MissionDraft {
  const { success, output } = v.safeParse(schema, record);
  return success ? output : { ...emptyDraft, text: record };
}

/** What this browser has stored, by name. */
function storedRecords(): Record<string, string> {
  try {
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** For a draft: the moment at which it is begun, which no other tab takes too. */
export const newId = (key: string) => `${key}/${Date.now()}`;

/**
 * The drafts on this device, in step with other tabs and with the page around a preview. Each is a record
 * of its own, so that tabs with different drafts do not overwrite each other.
 */
export function useDrafts(key: string) {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const [firstId] = useState(() => newId(key));
  /** What this browser has refused to store, which this page holds; empty where it was removed. */
  const [refused] = useState(() => new Map<string, string>());

  const records = { ...storedRecords(), ...Object.fromEntries(refused) };
  const ids = Object.keys(records).filter((name) => name.startsWith(`${key}/`) && records[name]);
  const all = new Map(ids.toSorted().map((id) => [id, draftOf(records[id] ?? '')]));
  /** The one that this tab has in hand. It is not among all of them as long as nothing is typed. */
  const chosen = records[key] ?? [...all.keys()].at(-1) ?? firstId;

  function store(storage: 'localStorage' | 'sessionStorage', name: string, record: string) {
    try {
      if (record) window[storage].setItem(name, record);
      else window[storage].removeItem(name);
      refused.delete(name);
    } catch {
      refused.set(name, record);
    }
    readAgain();
  }

  const choose = (id = newId(key)) => store('sessionStorage', key, id);

  useEffect(() => {
    // Otherwise this tab would turn to a draft that another one begins.
    choose(chosen);
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what it begins with
  }, []);

  return {
    all,
    chosen,
    isKept: refused.size === 0,
    draft: all.get(chosen) ?? emptyDraft,
    choose,
    save: (draft: MissionDraft, id = chosen) => {
      store('localStorage', id, JSON.stringify(draft));
      choose(id);
    },
    remove: () => {
      store('localStorage', chosen, '');
      choose();
    },
  };
}
