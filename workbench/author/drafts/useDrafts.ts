import { useEffect, useState } from 'react';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import { emptyDraft, type MissionDraft, toFile } from '../files/missionFile.ts';
import { isTooLong, readDraft, readPictures } from './keptDrafts.ts';

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

let latest = 0;

/** For a new draft: the moment at which it is begun, because another tab begins none at the same moment. */
function newId(key: string): string {
  // Files that are dropped together become drafts at one moment.
  latest = Math.max(Date.now(), latest + 1);
  return `${key}/${latest}`;
}

/**
 * The drafts on this device. Each draft is a record of its own, because tabs with different drafts would overwrite each
 * other's otherwise, and so is each picture, because a draft is stored anew with each letter that is typed.
 */
export function useDrafts(key: string) {
  const { records, isKept, store } = useRecords(key);
  const [firstId] = useState(() => newId(key));
  const names = [...records.keys()].toSorted();
  const isDraft = (name: string) => name !== key && !name.slice(key.length + 1).includes('/');
  const recordOf = (id: string) => records.get(id) ?? '';
  const tooLong = names.filter((name) => isDraft(name) && isTooLong(recordOf(name)));
  const ids = names.filter((name) => isDraft(name) && !tooLong.includes(name));
  const read = new Map(ids.map((id) => [id, readDraft(recordOf(id))]));
  const all = new Map([...read].map(([id, { draft }]) => [id, draft]));
  const kept = records.get(key);
  /** The draft that this tab has in hand. It is not among all drafts before something is typed. */
  const chosen =
    kept?.startsWith(`${key}/`) && !tooLong.includes(kept) ? kept : (ids.at(-1) ?? firstId);
  const besides = names.filter((name) => name.startsWith(`${chosen}/`));
  const { pictures, unread } = readPictures(
    new Map(besides.map((name) => [name.slice(chosen.length + 1), recordOf(name)])),
  );

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
    /** Whether the draft is what this browser has kept, and not its unreadable record as a text. */
    isRead: read.get(chosen)?.isRead ?? true,
    /** The ids of drafts that are too long to be shown. */
    tooLong,
    /** A draft that is too long to be shown, to be taken elsewhere. */
    readTooLong: (id: string) => readDraft(recordOf(id)).draft,
    /** The pictures that were chosen for the draft, by name. */
    pictures,
    /** The names of its pictures that cannot be read. */
    unreadPictures: unread,
    keepPicture: ({ picture }: PictureFile) => store(`${chosen}/${picture.name}`, picture.address),
    choose,
    save,
    /** Keeps another draft beside the one in hand, and chooses it; one of the same text is the same draft. */
    begin: (draft: MissionDraft, itsPictures: readonly PictureFile[] = []) => {
      const isSame = (each: MissionDraft) =>
        each.name === draft.name && toFile(each) === toFile(draft);
      const [same] = [...all].find(([, each]) => isSame(each)) ?? [];
      const id = same ?? newId(key);
      save(draft, id);
      for (const { picture } of itsPictures) store(`${id}/${picture.name}`, picture.address);
    },
    remove: (id = chosen) => {
      for (const name of names) if (name === id || name.startsWith(`${id}/`)) store(name, '');
      if (id === chosen) choose();
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
