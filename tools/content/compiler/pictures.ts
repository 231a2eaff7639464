import { imageDimensionsFromData } from 'image-dimensions';
import type { Image } from 'mdast';
import type { Picture } from '#features/onboarding/plan/model.ts';
import { isVisible, shorten } from './text.ts';

/** A picture file, as data, because the compiler reads no files. */
export interface PictureFile {
  readonly picture: Picture;
  readonly bytes: number;
  /** What the content is, whatever the name says; undefined where that is no picture. */
  readonly type: string | undefined;
  readonly hasPlace: boolean;
  readonly isTurned: boolean;
}

const maxBytes = 200_000;
const [minPixels, maxPixels] = [160, 1600];
export const maxPictures = 6;

const example = '![What it shows](floor-plan.webp)';
const screenshot = 'Take a screenshot of the picture, and put that here.';

/** Whether a file is a picture, or may be meant to be one. */
export const isPictureName = (path: string) =>
  /\.(?:webp|avif|png|jpe?g|jfif|gif|svg|hei[cf]|bmp|tiff?)$/i.test(path);

/** What the compiler has to know of a picture with this content; of one that is too large, its size alone. */
export function readPicture(
  content: Uint8Array,
  where: Pick<Picture, 'name' | 'address' | 'integrity'>,
): PictureFile {
  const bytes = content.length;
  const read = bytes > maxBytes ? new Uint8Array() : content;
  const { type, width = 0, height = 0 } = imageDimensionsFromData(read) ?? {};
  return { picture: { ...where, width, height }, bytes, type, ...readExif(read) };
}

/** In a list of Exif, where cameras write some twenty. */
const maxEntries = 200;

/**
 * Looks for Exif by the signs that it begins with and not by the structure of the file, because each kind of file
 * keeps it elsewhere. The place of shooting may stand in XMP, too, which is text.
 */
function readExif(content: Uint8Array) {
  // In this encoding each byte is one character.
  const text = new TextDecoder('windows-1252').decode(content);
  let [hasPlace, isTurned] = [/exif:GPSL|Raw profile type (?:exif|APP1)/.test(text), false];
  for (const { 0: sign, index } of text.matchAll(/II\*\0|MM\0\*/g)) {
    const exif = new DataView(content.buffer, content.byteOffset + index, content.length - index);
    const isLittle = sign.startsWith('I');
    const read = (at: number) => (at + 2 > exif.byteLength ? 0 : exif.getUint16(at, isLittle));
    const start = exif.byteLength < 8 ? 8 : exif.getUint32(4, isLittle);
    const end = start + 2 + 12 * Math.min(read(start), maxEntries);
    for (let at = start + 2; at < Math.min(end, exif.byteLength); at += 12) {
      const tag = read(at);
      hasPlace ||= tag === 0x8825;
      isTurned ||= tag === 0x0112 && read(at + 8) > 1;
    }
  }
  return { hasPlace, isTurned };
}

/** What is wrong with a picture file, whether or not a mission shows it. */
export function checkPictureFile(file: PictureFile): string[] {
  const { name, width, height } = file.picture;
  const [ending = ''] = /[^.]*$/.exec(name) ?? [];
  if (!/^(?:webp|avif|png|jpe?g)$/i.test(ending)) {
    return ['A picture must be a .webp, .avif, .png, or .jpg file. Save it again as one of these.'];
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|avif|png|jpg)$/.test(name)) {
    return [
      'The name of a picture must be small letters or digits joined by hyphens, and end in .webp, .avif, .png, or .jpg, for example "floor-plan.webp".',
    ];
  }
  if (file.bytes > maxBytes) {
    const size = `${Math.ceil(file.bytes / 1000)} kB`;
    return [
      `The picture has ${size}, and ${maxBytes / 1000} kB at most are possible. Save it smaller, or as .webp.`,
    ];
  }
  if (file.type !== ending.replace('jpg', 'jpeg')) {
    const kind =
      file.type === undefined ? 'no picture' : `a picture of another kind (${file.type})`;
    return [`The file is ${kind}, whatever its name says. Save it again as .${ending}.`];
  }
  const problems: string[] = [];
  if (Math.max(width, height) > maxPixels || Math.min(width, height) < minPixels) {
    problems.push(
      `The picture has ${width} by ${height} pixels. Each side must have from ${minPixels} to ${maxPixels}: save it in another size.`,
    );
  }
  if (file.hasPlace) problems.push(`The file tells where the picture was taken. ${screenshot}`);
  if (file.isTurned)
    problems.push(`The picture lies on its side or upside down in the file. ${screenshot}`);
  return problems;
}

/** By their names, the pictures of one folder. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

/** What is wrong with a place in a text that shows a picture; undefined when nothing is. */
export function checkPicture({ url, alt }: Image, pictures: PictureFiles): string | undefined {
  const name = shorten(url);
  if (!isVisible(alt ?? '')) {
    return 'The picture has no text for those who do not see it. Write between the square brackets what it shows.';
  }
  if ([url, url.replace(/\.\w+$/, '')].some((each) => each.toLowerCase() === alt?.toLowerCase())) {
    return 'The text of the picture is the name of its file. Write between the square brackets what it shows.';
  }
  if (/[/\\:]/.test(url)) {
    return `A picture from elsewhere is not possible ("${name}"). Put the file beside the mission, and write its name alone: ${example}`;
  }
  if (pictures.has(url)) return undefined;
  const similar = [...pictures.keys()].find((each) => each.toLowerCase() === url.toLowerCase());
  return similar === undefined
    ? `There is no picture "${name}" beside the mission. Put the file there, or mend its name.`
    : `There is no picture "${name}" beside the mission. Write "${similar}".`;
}
