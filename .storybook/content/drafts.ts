import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { emptyDraft, type MissionDraft, toFile } from './missionFile.ts';

const fields = v.entriesFromList(
  Object.keys(emptyDraft) as (keyof MissionDraft)[],
  v.optional(v.string(), ''),
);
const schema = v.pipe(v.string(), v.parseJson(), v.object(fields));

/** A record that cannot be read becomes the text of its draft, because nothing that somebody wrote may be lost. */
function draftOf(record: string): MissionDraft {
  const { success, output } = v.safeParse(schema, record);
  return success ? output : { ...emptyDraft, text: record };
}

/** What this browser has stored under the key, by name; nothing where it refuses. */
function storedRecords(key: string): Map<string, string> {
  try {
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    return new Map(entries.filter(([name]) => name === key || name.startsWith(`${key}/`)));
  } catch {
    return new Map();
  }
}

/**
 * The records under the key, by name, which other tabs and the page around a preview may change too. What this browser
 * refuses to store lasts as long as the page.
 */
function useRecords(key: string) {
  /** By name; empty what this browser has refused to remove. */
  const [refused] = useState(() => new Map<string, string>());
  const [records, setRecords] = useState(() => storedRecords(key));

  useEffect(() => {
    const readAgain = () => setRecords(new Map([...storedRecords(key), ...refused]));
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [key, refused]);

  /** An empty record is removed. */
  const store = (name: string, record: string) => {
    try {
      // Which draft is in hand, each tab has for itself.
      const storage = name === key ? sessionStorage : localStorage;
      if (record) storage.setItem(name, record);
      else storage.removeItem(name);
      refused.delete(name);
    } catch {
      refused.set(name, record);
    }
    setRecords((current) => new Map(current).set(name, record));
  };

  const written = new Map([...records].filter(([, record]) => record));
  return { records: written, isKept: refused.size === 0, store };
}

/** For a new draft: the moment at which it is begun, because another tab begins none at the same moment. */
const newId = (key: string) => `${key}/${Date.now()}`;

/**
 * The drafts on this device. Each draft is a record of its own, because tabs with different drafts would overwrite each
 * other's otherwise, and so is each picture, because a draft is stored anew with each letter that is typed.
 */
export function useDrafts(key: string) {
  const { records, isKept, store } = useRecords(key);
  const [firstId] = useState(() => newId(key));
  const names = [...records.keys()].toSorted();
  const ids = names.filter((name) => name !== key && !name.slice(key.length + 1).includes('/'));
  const all = new Map(ids.map((id) => [id, draftOf(records.get(id) ?? '')]));
  /** The draft that this tab has in hand. It is not among all drafts before something is typed. */
  const chosen = records.get(key) ?? [...all.keys()].at(-1) ?? firstId;
  const pictures = names.filter((name) => name.startsWith(`${chosen}/`));

  const choose = (id = newId(key)) => store(key, id);

  // Stored at once, because this tab would turn to the latest draft when another tab begins one.
  // oxlint-disable-next-line react/exhaustive-deps -- once, with the draft that this tab begins with
  useEffect(() => choose(chosen), []);

  const save = (draft: MissionDraft, id = chosen) => {
    store(id, JSON.stringify(draft));
    choose(id);
  };

  return {
    all,
    chosen,
    isKept,
    draft: all.get(chosen) ?? emptyDraft,
    /** The addresses of the pictures that were chosen for the draft, by name. */
    pictures: new Map(
      pictures.map((name) => [name.slice(chosen.length + 1), records.get(name) ?? '']),
    ),
    keepPicture: (name: string, address: string) => store(`${chosen}/${name}`, address),
    choose,
    save,
    /** Keeps another draft beside the one in hand, and chooses it; one of the same text is the same draft. */
    begin: (draft: MissionDraft) => {
      const isSame = (each: MissionDraft) =>
        each.name === draft.name && toFile(each) === toFile(draft);
      const [same] = [...all].find(([, each]) => isSame(each)) ?? [];
      save(draft, same ?? newId(key));
    },
    remove: () => {
      for (const name of [chosen, ...pictures]) store(name, '');
      choose();
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
