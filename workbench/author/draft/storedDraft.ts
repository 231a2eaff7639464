import * as v from 'valibot';
import { furtherLanguages } from '#tools/content/compiler/languages.ts';
import { checkPictureFile, type PictureFile } from '#tools/content/compiler/pictures.ts';
import { draftPicture } from '../pictures/draftPictures.ts';
import { emptyDraft, type MissionDraft } from './missionDraft.ts';

const draftRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...v.entriesFromList(
      Object.keys(emptyDraft) as (keyof MissionDraft)[],
      v.optional(v.string(), ''),
    ),
    language: v.fallback(v.picklist(['', ...furtherLanguages]), ''),
    // An earlier release had fields for these. The form has none, so they may not be dropped.
    plan: v.optional(v.literal('')),
    milestone: v.optional(v.literal('')),
  }),
  v.transform(({ plan, milestone, ...draft }): MissionDraft => draft),
);

/** Nothing written may be lost, so an unreadable record becomes the text of its draft. */
export function readDraft(record: string | undefined): { draft: MissionDraft; isRead: boolean } {
  if (!record) return { draft: emptyDraft, isRead: true };
  const { success, output } = v.safeParse(draftRecord, record);
  return { draft: success ? output : { ...emptyDraft, text: record }, isRead: success };
}

const read = new Map<string, PictureFile | undefined>();

/** Undefined if it is not a valid picture. The result is cached, since the page asks with each letter that is typed. */
function readPicture(name: string, address: string): PictureFile | undefined {
  const key = `${name} ${address}`;
  if (!read.has(key)) {
    try {
      const picture = draftPicture(name, address);
      // The browser would fetch any other address.
      const isSound = address.startsWith('data:image/') && checkPictureFile(picture).length === 0;
      read.set(key, isSound ? picture : undefined);
    } catch {
      read.set(key, undefined);
    }
  }
  return read.get(key);
}

/** @param addresses by name */
export function readPictures(addresses: ReadonlyMap<string, string>) {
  const pictures = new Map<string, PictureFile>();
  const unread: string[] = [];
  for (const [name, address] of addresses) {
    const picture = readPicture(name, address);
    if (picture) pictures.set(name, picture);
    else unread.push(name);
  }
  return { pictures, unread };
}
