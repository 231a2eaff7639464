import {
  checkPictureFile,
  maxBytes,
  type PictureFile,
  type PictureFiles,
  readPicture,
} from '#tools/content/compiler/pictures.ts';
import { wordsOf } from '../draft/fileNames.ts';
import { describeChange, refusals } from './pictureSentences.ts';
import { isAnimated, makeSmaller } from './smallerPicture.ts';

/** The content of a picture from its `data:` address. */
export const contentOf = (address: string) =>
  Uint8Array.from(atob(address.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0));

export const draftPicture = (name: string, address: string): PictureFile =>
  readPicture(contentOf(address), { name, address, integrity: '' });

interface ReadPicture {
  /** Undefined if the picture cannot be used. */
  readonly picture?: PictureFile;
  /** Why it cannot, or how it was made smaller. */
  readonly notice?: string;
}

/** A photo of 50 megapixels has about 25 MB. */
const maxFile = 40_000_000;

/**
 * The picture in a file, made smaller if the checker refuses it. It gets a valid name that no other one has, ending in
 * the type of its content.
 */
export async function readDraftPicture(file: File, beside: PictureFiles): Promise<ReadPicture> {
  if (file.size > maxFile) return { notice: refusals.tooLarge(file) };
  const content = new Uint8Array(await file.arrayBuffer());
  const unchanged = namePicture(file.name, content, beside);
  if (checkPictureFile(unchanged).length === 0) return { picture: unchanged };
  // Cameras write the place at the start of a file. All of a large one would take long.
  const start = readPicture(content.subarray(0, maxBytes), unchanged.picture);
  const smaller = await makeSmaller(file, start.picture);
  if (typeof smaller === 'string') return { notice: smaller };
  const made = namePicture(file.name, new Uint8Array(await smaller.arrayBuffer()), beside);
  const problems = checkPictureFile(made);
  if (problems.length > 0) return { notice: `${file.name}: ${problems.join(' ')}` };
  const original = { hasPlace: start.hasPlace, isAnimated: isAnimated(content) };
  return { picture: made, notice: describeChange(file, made, original) };
}

function namePicture(fileName: string, content: Uint8Array, beside: PictureFiles): PictureFile {
  const read = readPicture(content, { name: '', address: '', integrity: '' });
  if (!read.type) return read;
  const ending = read.type.replace('jpeg', 'jpg');
  const letters = Array.from(content, (byte) => String.fromCharCode(byte)).join('');
  const address = `data:image/${read.type};base64,${btoa(letters)}`;
  const words = wordsOf(fileName.replace(/\.\w*$/, '')) || 'picture';
  const isTaken = (each: string) =>
    ![undefined, address].includes(beside.get(each)?.picture.address);
  let name = `${words}.${ending}`;
  for (let number = 2; isTaken(name); number += 1) name = `${words}-${number}.${ending}`;
  return { ...read, picture: { ...read.picture, name, address } };
}
