import {
  checkBytes,
  checkEnding,
  checkPictureFile,
  type PictureFile,
  type PictureFiles,
  readPicture,
} from '#tools/content/compiler/pictures.ts';
import { freeName } from './fileNames.ts';

/** The content of a picture whose address is of type `data:`, as drafts keep it. */
export const contentOf = (address: string) =>
  Uint8Array.from(atob(address.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0));

/** A picture that somebody has chosen, for the checker. */
export const chosenPicture = (name: string, address: string): PictureFile =>
  readPicture(contentOf(address), { name, address, integrity: '' });

/**
 * The picture in a file, under a sound name that no other picture beside it has; or what is wrong with it. The name
 * ends in what the content is, whatever the file is called.
 */
export async function readChosen(file: File, beside: PictureFiles): Promise<PictureFile | string> {
  const [, start = '', written = ''] = /^(.*?)(?:\.(\w*))?$/.exec(file.name) ?? [];
  const endingOf = (type: string) => type.toLowerCase().replace(/^(?:jpeg|jfif)$/, 'jpg');
  const said = (problems: readonly string[]) => `${file.name}: ${problems.join(' ')}`;
  const unread = checkEnding(endingOf(written)) ?? checkBytes(file.size);
  if (unread) return said([unread]);
  const content = new Uint8Array(await file.arrayBuffer());
  const { type = written } = readPicture(content, { name: '', address: '', integrity: '' });
  const letters = Array.from(content, (byte) => String.fromCharCode(byte)).join('');
  const address = `data:image/${type};base64,${btoa(letters)}`;
  const nameOf = (words: string) => `${words}.${endingOf(type)}`;
  const words = freeName(start, 'picture', (each) => {
    const other = beside.get(nameOf(each));
    return other && other.picture.address !== address;
  });
  const picture = chosenPicture(nameOf(words), address);
  const problems = checkPictureFile(picture);
  return problems.length > 0 ? said(problems) : picture;
}
