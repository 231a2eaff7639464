import { useEffect, useState } from 'react';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import { emptyDraft, fileNameOf, type MissionDraft, toFile } from '../files/missionFile.ts';
import { readDraft, readPictures } from './storedDrafts.ts';

/** Empty if the browser blocks its storage. */
function storedRecords(key: string): Map<string, string> {
  try {
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    return new Map(entries.filter(([name]) => name === key || name.startsWith(`${key}/`)));
  } catch {
    return new Map();
  }
}

/**
 * The records under the key, by name. Other tabs may change them, and so may the page around a preview. What the
 * browser refuses to store lasts as long as the page.
 */
function useRecords(key: string) {
  /** By name. An empty text is a record that the browser has refused to remove. */
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
      // The current draft is each tab's own.
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
  return { records: written, isStored: refused.size === 0, store };
}

let latest = 0;

/** The id of a new draft is the moment at which it begins, which no other tab's draft has. */
function newId(key: string): string {
  // Files that are dropped together become drafts in the same millisecond.
  latest = Math.max(Date.now(), latest + 1);
  return `${key}/${latest}`;
}

/**
 * The drafts on this device. Each draft is a record of its own, so tabs with different drafts do not overwrite each
 * other's. Each picture is one too, since a draft is stored with each letter that is typed.
 */
export function useDrafts(key: string) {
  const { records, isStored, store } = useRecords(key);
  const [firstId] = useState(() => newId(key));
  const names = [...records.keys()].toSorted();
  const recordOf = (id: string) => records.get(id) ?? '';
  const ids = names.filter((name) => name !== key && !name.slice(key.length + 1).includes('/'));
  const read = new Map(ids.map((id) => [id, readDraft(recordOf(id))]));
  const all = new Map([...read].map(([id, { draft }]) => [id, draft]));
  const stored = records.get(key);
  /** A new draft is not in `all` until something is typed. */
  const currentId = stored?.startsWith(`${key}/`) ? stored : (ids.at(-1) ?? firstId);
  const picturesOf = (id: string) => {
    const besides = names.filter((name) => name.startsWith(`${id}/`));
    return readPictures(
      new Map(besides.map((name) => [name.slice(id.length + 1), recordOf(name)])),
    );
  };
  const { pictures, unread } = picturesOf(currentId);

  const open = (id = newId(key)) => store(key, id);

  // Without a record, this tab would switch to a draft that another tab begins.
  // oxlint-disable-next-line react/exhaustive-deps -- only for the first draft of this tab
  useEffect(() => open(currentId), []);

  const storeDraft = (draft: MissionDraft, id = currentId) => {
    store(id, JSON.stringify(draft));
    open(id);
  };

  return {
    all,
    currentId,
    isStored,
    draft: all.get(currentId) ?? emptyDraft,
    /** False if the draft's text is an unreadable record. */
    isRead: read.get(currentId)?.isRead ?? true,
    /** The pictures of the current draft, by name. */
    pictures,
    /** The pictures of all drafts, by name. Of two with the same name, the current draft’s counts. */
    picturesOfAll: () => new Map([...ids, currentId].flatMap((id) => [...picturesOf(id).pictures])),
    /** The names of pictures that cannot be read. */
    unreadablePictures: unread,
    storePicture: ({ picture }: PictureFile) =>
      store(`${currentId}/${picture.name}`, picture.address),
    open,
    storeDraft,
    /** Adds a draft and opens it. A draft with the same name and text is the same draft. */
    add: (draft: MissionDraft, itsPictures: readonly PictureFile[] = []) => {
      const isSame = (each: MissionDraft) =>
        fileNameOf(each) === fileNameOf(draft) && toFile(each) === toFile(draft);
      const [same] = [...all].find(([, each]) => isSame(each)) ?? [];
      const id = same ?? newId(key);
      storeDraft(draft, id);
      for (const { picture } of itsPictures) store(`${id}/${picture.name}`, picture.address);
    },
    remove: () => {
      for (const name of names) {
        if (name === currentId || name.startsWith(`${currentId}/`)) store(name, '');
      }
      open();
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
