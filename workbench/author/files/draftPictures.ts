import {
  checkBytes,
  checkEnding,
  checkPictureFile,
  type PictureFile,
  type PictureFiles,
  readPicture,
} from '#tools/content/compiler/pictures.ts';
import { freeName } from './fileNames.ts';

/** The content of a picture from its `data:` address. */
export const contentOf = (address: string) =>
  Uint8Array.from(atob(address.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0));

export const draftPicture = (name: string, address: string): PictureFile =>
  readPicture(contentOf(address), { name, address, integrity: '' });

/**
 * The picture in a file, or a sentence on why it is refused. It gets a valid name that no other picture has, ending in
 * the type of its content.
 */
export async function readDraftPicture(
  file: File,
  beside: PictureFiles,
): Promise<PictureFile | string> {
  const [, start = '', written = ''] = /^(.*?)(?:\.(\w*))?$/.exec(file.name) ?? [];
  const endingOf = (type: string) => type.toLowerCase().replace(/^(?:jpeg|jfif)$/, 'jpg');
  const unread = checkEnding(endingOf(written)) ?? checkBytes(file.size);
  if (unread) return `${file.name}: ${unread}`;
  const content = new Uint8Array(await file.arrayBuffer());
  const { type = written } = readPicture(content, { name: '', address: '', integrity: '' });
  const letters = Array.from(content, (byte) => String.fromCharCode(byte)).join('');
  const address = `data:image/${type};base64,${btoa(letters)}`;
  const nameOf = (words: string) => `${words}.${endingOf(type)}`;
  const words = freeName(start, 'picture', (each) => {
    const other = beside.get(nameOf(each));
    return other && other.picture.address !== address;
  });
  const picture = draftPicture(nameOf(words), address);
  const problems = checkPictureFile(picture);
  return problems.length > 0 ? `${file.name}: ${problems.join(' ')}` : picture;
}
