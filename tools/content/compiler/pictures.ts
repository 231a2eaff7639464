import exifReader from 'exifreader';
import { imageDimensionsFromData } from 'image-dimensions';
import type { Image } from 'mdast';
import type { Picture } from '#features/onboarding/plan/model.ts';
import { isVisible, shorten } from '../../text/text.ts';

/** A picture file, as data: the compiler also runs in browsers, without files. */
export interface PictureFile {
  readonly picture: Picture;
  readonly bytes: number;
  /** The type of the content, whatever the name says. Undefined for other files. */
  readonly type: string | undefined;
  readonly hasPlace: boolean;
  readonly isTurned: boolean;
}

export const maxBytes = 200_000;
export const [minPixels, maxPixels] = [160, 1600];
export const maxPictures = 6;

/** Replaces a picture that was lost while pasting. No file has this name. */
export const missingPicture = 'missing-picture';

const example = '![What it shows](floor-plan.webp)';
const screenshot = 'Take a screenshot of the picture, and use that instead.';

/** Whether a file is a picture, or may be meant as one. */
export const isPictureName = (path: string) =>
  /\.(?:webp|avif|png|jpe?g|jfif|gif|svg|hei[cf]|bmp|tiff?)$/i.test(path);

/** Reads only the size of a file that is too large. */
export function readPicture(
  content: Uint8Array,
  where: Pick<Picture, 'name' | 'address' | 'integrity'>,
): PictureFile {
  const bytes = content.length;
  const read = bytes > maxBytes ? new Uint8Array() : content;
  const { type, width = 0, height = 0 } = imageDimensionsFromData(read) ?? {};
  return { picture: { ...where, width, height }, bytes, type, ...readMetadata(read) };
}

/** The fields of Exif, IPTC, and XMP that name the place where a picture was taken. */
const placeTag = /^(?:GPSL|City$|State$|Country|Content Location|Location|Province|Sub-location)/;

function readMetadata(content: Uint8Array) {
  const tags = readTags(content);
  const names = Object.keys({ ...tags.exif, ...tags.iptc, ...tags.xmp });
  return {
    hasPlace: names.some((name) => placeTag.test(name)) || hasPlaceAsText(content),
    isTurned: (tags.exif?.Orientation?.value ?? 1) > 1,
  };
}

function readTags(content: Uint8Array) {
  try {
    // Node finds no named export in the package's file.
    // oxlint-disable-next-line import/no-named-as-default-member
    return exifReader.load(Uint8Array.from(content).buffer, { expanded: true });
  } catch {
    // A file without metadata, or a truncated one.
    return {};
  }
}

/** The reader supports neither XMP in UTF-16 nor Exif as ImageMagick writes it into a PNG. */
function hasPlaceAsText(content: Uint8Array): boolean {
  // In this encoding, each byte becomes one character, and every second byte of UTF-16 is a NUL.
  const text = new TextDecoder('windows-1252').decode(content).replaceAll('\0', '');
  return /GPSL(?:at|ong)itude|Raw profile type (?:exif|APP1)/.test(text);
}

const checkEnding = (ending: string): string | undefined =>
  /^(?:webp|avif|png|jpe?g)$/i.test(ending)
    ? undefined
    : 'A picture must be a .webp, .avif, .png, or .jpg file. Save it again as one of these.';

const checkName = (name: string) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|avif|png|jpg)$/.test(name)
    ? undefined
    : 'The name of a picture must be lowercase letters or digits joined by hyphens, and end in .webp, .avif, .png, or .jpg. Rename the file, for example to "floor-plan.webp".';

const checkBytes = (bytes: number): string | undefined =>
  bytes <= maxBytes
    ? undefined
    : `The picture is ${Math.ceil(bytes / 1000)} kB; the limit is ${maxBytes / 1000} kB. Save it smaller, or as .webp.`;

function checkType(type: string | undefined, ending: string): string | undefined {
  if (type === ending.replace('jpg', 'jpeg')) return undefined;
  const kind = type === undefined ? 'not a picture' : `a picture of another kind (${type})`;
  return `The file is ${kind}, despite its name. Save it again as .${ending}.`;
}

/** The problems of a picture file, whether or not a mission shows it. */
export function checkPictureFile({ picture, bytes, type, ...exif }: PictureFile): string[] {
  const { name, width, height } = picture;
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const problem =
    checkEnding(ending) ?? checkName(name) ?? checkBytes(bytes) ?? checkType(type, ending);
  if (problem) return [problem];
  const problems: string[] = [];
  if (Math.max(width, height) > maxPixels || Math.min(width, height) < minPixels) {
    problems.push(
      `The picture is ${width} by ${height} pixels; each side must be from ${minPixels} to ${maxPixels}. Save it in another size.`,
    );
  }
  if (exif.hasPlace) problems.push(`The file says where the picture was taken. ${screenshot}`);
  if (exif.isTurned) problems.push(`The picture is saved sideways or upside down. ${screenshot}`);
  return problems;
}

/** The pictures of one folder, by name. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

/** The problem of a picture in a mission's text. */
export function checkPicture({ url, alt }: Image, pictures: PictureFiles): string | undefined {
  const name = shorten(url);
  if (url === missingPicture) {
    return `A picture is missing here. Add it, or remove “![…](${missingPicture})”.`;
  }
  if (!isVisible(alt ?? '')) {
    return 'The picture has no text for people who cannot see it. Between the square brackets, write what it shows.';
  }
  if ([url, url.replace(/\.\w+$/, '')].some((each) => each.toLowerCase() === alt?.toLowerCase())) {
    return 'The text of the picture is only its file name. Between the square brackets, write what it shows.';
  }
  if (/[/\\:]/.test(url)) {
    return `The picture "${name}" is not in the mission’s folder. Put the file there, and write only its name: ${example}`;
  }
  if (pictures.has(url)) return undefined;
  const similar = [...pictures.keys()].find((each) => each.toLowerCase() === url.toLowerCase());
  return similar === undefined
    ? `There is no picture "${name}" beside the mission. Put the file there, or fix its name.`
    : `There is no picture "${name}" beside the mission. Write "${similar}".`;
}
