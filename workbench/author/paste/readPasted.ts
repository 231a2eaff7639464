import type { PictureFile, PictureFiles } from '#tools/content/compiler/pictures.ts';
import { missingPicture } from '#tools/content/compiler/pictures.ts';
import { readDraftPicture } from '../pictures/draftPictures.ts';
import { markdownOf } from './htmlToMarkdown.ts';

interface Pasted {
  /** Undefined if the plain text says as much. */
  readonly markdown: string | undefined;
  readonly pictures: readonly PictureFile[];
  /** Sentences on what was changed, and on the pictures. */
  readonly notices: readonly string[];
}

/**
 * Reads HTML from the clipboard with the pictures that it holds.
 * @param files on the clipboard
 * @param beside the pictures of the current draft
 */
export async function readPasted(
  html: string,
  files: readonly File[],
  beside: PictureFiles,
): Promise<Pasted> {
  const pictures = new Map<string, PictureFile>();
  const notices: string[] = [];
  const findPicture = async (address: string) => {
    const file = await fileAt(address, files).catch(() => undefined);
    if (!file) return undefined;
    const { picture, notice } = await readDraftPicture(file, new Map([...beside, ...pictures]));
    if (notice) notices.push(notice);
    if (picture) pictures.set(picture.picture.name, picture);
    return picture?.picture.name;
  };
  const markdown = await markdownOf(html, findPicture, () => notices.push(renumbered));
  const missing = (markdown ?? '').split(`](${missingPicture})`).length - 1;
  if (missing > 0) notices.push(describeMissing(missing));
  return { markdown, pictures: [...pictures.values()], notices };
}

const renumbered =
  'Letters and numbers such as 1.1 before lines are now 1, 2, 3. Check whether the text refers to them.';

/** Word and mail often name files that a page must not read, and other pages their own blobs. Nothing is fetched from elsewhere. */
async function fileAt(address: string, files: readonly File[]): Promise<File | undefined> {
  if (!/^(?:data:image\/|blob:)/i.test(address)) {
    return files.find(({ name }) => decodeURI(address).includes(name));
  }
  const content = await (await fetch(address)).blob();
  return new File([content], 'picture', { type: content.type });
}

const describeMissing = (count: number) =>
  count === 1
    ? 'The text had a picture that cannot be pasted with it. Copy it by itself and paste it, or add its file with “Picture”: it goes where its mark is.'
    : `The text had ${count} pictures that cannot be pasted with it. Copy each by itself and paste it, or add its file with “Picture”: they go where their marks are, one after the other.`;
