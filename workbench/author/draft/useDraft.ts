import { useEffect, useState } from 'react';
import type { PictureFile } from '#tools/content/compiler/pictures.ts';
import type { MissionDraft } from './missionDraft.ts';
import { readDraft, readPictures } from './storedDraft.ts';

/** Empty if the browser blocks its storage. */
function storedRecords(key: string): Map<string, string> {
  try {
    const entries = Object.entries(localStorage);
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
      if (record) localStorage.setItem(name, record);
      else localStorage.removeItem(name);
      refused.delete(name);
    } catch {
      refused.set(name, record);
    }
    setRecords((current) => new Map(current).set(name, record));
  };

  const written = new Map([...records].filter(([, record]) => record));
  return { records: written, isStored: refused.size === 0, store };
}

/**
 * The draft on this device. Each picture is a record of its own, since the draft is stored with each letter that is
 * typed. An earlier release kept many drafts, each below a number.
 */
export function useDraft(key: string) {
  const { records, isStored, store } = useRecords(key);
  const { draft, isRead } = readDraft(records.get(key));

  /** The pictures of the draft with an id, as data, by name. A name has an ending. */
  const addressesOf = (id: string) =>
    new Map(
      [...records].flatMap(([name, address]) => {
        const picture = name.startsWith(`${id}/`) ? name.slice(id.length + 1) : '';
        return /^[^/]+\.\w+$/.test(picture) ? [[picture, address] as const] : [];
      }),
    );
  const { pictures, unread } = readPictures(addressesOf(key));

  const removePictures = (id: string) => {
    for (const name of addressesOf(id).keys()) store(`${id}/${name}`, '');
  };

  const isEarlier = (name: string) => /^\/\d+$/.test(name.slice(key.length));

  return {
    draft,
    /** False if the draft's text is an unreadable record. */
    isRead,
    isStored,
    /** By name. */
    pictures,
    /** The names of pictures that cannot be read. */
    unreadablePictures: unread,
    /** The drafts of an earlier release, by the names of their records. */
    earlier: new Map(
      [...records]
        .filter(([name]) => isEarlier(name))
        .map(([name, record]) => [name, readDraft(record).draft]),
    ),
    store: (changed: MissionDraft) => store(key, JSON.stringify(changed)),
    storePicture: ({ picture }: PictureFile) => store(`${key}/${picture.name}`, picture.address),
    /** Puts another draft in the place of this one. */
    replace: (other: MissionDraft) => {
      removePictures(key);
      store(key, JSON.stringify(other));
    },
    /** Puts a draft of an earlier release in the place of this one, as it was kept. */
    move: (id: string) => {
      const moved = addressesOf(id);
      removePictures(key);
      removePictures(id);
      store(id, '');
      store(key, records.get(id) ?? '');
      for (const [name, address] of moved) store(`${key}/${name}`, address);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
