import * as v from 'valibot';
import { checkPictureFile, type PictureFile } from '#tools/content/compiler/pictures.ts';
import { chosenPicture } from '../files/chosenPictures.ts';
import { emptyDraft, type MissionDraft, maxText } from '../files/missionFile.ts';

const fields = v.entriesFromList(
  Object.keys(emptyDraft) as (keyof MissionDraft)[],
  v.optional(v.string(), ''),
);

const draftRecord = v.pipe(v.string(), v.parseJson(), v.object(fields));

/** The content as base64, because any other address would be fetched. */
const dataAddress = v.pipe(
  v.string(),
  v.regex(/^data:image\/(?:webp|avif|png|jpeg);base64,[A-Za-z\d+/]+={0,2}$/),
  v.check((address) => address.replace(/^.*,/, '').length % 4 === 0),
);

const pictureRecord = v.pipe(
  v.object({ name: v.string(), address: dataAddress }),
  v.transform(({ name, address }) => chosenPicture(name, address)),
  v.check((picture) => checkPictureFile(picture).length === 0),
);

/** Whether a record is so long that its text would stop the page; JSON makes it longer than the text. */
export const isTooLong = (record: string) => record.length > 4 * maxText;

/** A record that cannot be read becomes the text of its draft, because nothing that somebody wrote may be lost. */
export function readDraft(record: string): { draft: MissionDraft; isRead: boolean } {
  const { success, output } = v.safeParse(draftRecord, record);
  return { draft: success ? output : { ...emptyDraft, text: record }, isRead: success };
}

const read = new Map<string, PictureFile | undefined>();

/** Undefined for what is no sound picture. Read once, because the page asks at each letter. */
function readPicture(name: string, address: string): PictureFile | undefined {
  const key = `${name} ${address}`;
  if (!read.has(key)) {
    const { success, output } = v.safeParse(pictureRecord, { name, address });
    read.set(key, success ? output : undefined);
  }
  return read.get(key);
}

/** The pictures of a draft by their names, and the names of those that cannot be read. */
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
