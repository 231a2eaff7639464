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

/** For a new draft: the moment at which it is begun, because another tab begins none at the same moment. */
const newId = (key: string) => `${key}/${Date.now()}`;

/**
 * The drafts on this device, which other tabs and the page around a preview may change too. Each draft is a record
 * of its own, because tabs with different drafts would overwrite each other's otherwise.
 */
export function useDrafts(key: string) {
  const [firstId] = useState(() => newId(key));
  /** What this browser has refused to store, by name; empty what it has refused to remove. */
  const [refused] = useState(() => new Map<string, string>());
  const [records, setRecords] = useState(() => storedRecords(key));

  const isDraft = (name: string) => name !== key && !name.slice(key.length + 1).includes('/');
  const ids = [...records.keys()].filter((name) => isDraft(name) && records.get(name));
  const all = new Map(ids.toSorted().map((id) => [id, draftOf(records.get(id) ?? '')]));
  /** The draft that this tab has in hand. It is not among all drafts before something is typed. */
  const chosen = records.get(key) ?? [...all.keys()].at(-1) ?? firstId;
  /** Records of their own, because a draft is stored anew with each letter that is typed. */
  const pictures = [...records].filter(([name, record]) => name.startsWith(`${chosen}/`) && record);

  function store(storage: 'localStorage' | 'sessionStorage', name: string, record: string) {
    try {
      if (record) window[storage].setItem(name, record);
      else window[storage].removeItem(name);
      refused.delete(name);
    } catch {
      refused.set(name, record);
    }
    setRecords((current) => new Map(current).set(name, record));
  }

  const choose = (id = newId(key)) => store('sessionStorage', key, id);

  useEffect(() => {
    // Stored at once, because this tab would turn to the latest draft when another tab begins one.
    choose(chosen);
    const readAgain = () => setRecords(new Map([...storedRecords(key), ...refused]));
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the draft that this tab begins with
  }, []);

  const save = (draft: MissionDraft, id = chosen) => {
    store('localStorage', id, JSON.stringify(draft));
    choose(id);
  };

  return {
    all,
    chosen,
    isKept: refused.size === 0,
    draft: all.get(chosen) ?? emptyDraft,
    /** The addresses of the pictures that were chosen for the draft, by name. */
    pictures: new Map(pictures.map(([name, address]) => [name.slice(chosen.length + 1), address])),
    keepPicture: (name: string, address: string) =>
      store('localStorage', `${chosen}/${name}`, address),
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
      for (const name of [chosen, ...pictures.map(([each]) => each)]) {
        store('localStorage', name, '');
      }
      choose();
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
