import exifReader from 'exifreader';
import { imageDimensionsFromData } from 'image-dimensions';
import type { Picture } from '#features/onboarding/plan/model.ts';
import type { Report } from './problem.ts';

/** The measurements of a picture file. */
export interface PictureFile {
  readonly picture: Picture;
  readonly bytes: number;
  /** The type of the content, whatever the name says. Undefined for other files. */
  readonly type: string | undefined;
  readonly hasPlace: boolean;
}

const maxBytes = 200_000;
const [minPixels, maxPixels] = [160, 1600];

/** Whether a file is a picture, or may be meant as one. */
export const isPictureName = (path: string) =>
  /\.(?:webp|avif|png|jpe?g|jfif|gif|svg|hei[cf]|bmp|tiff?)$/i.test(path);

export function readPicture(
  content: Uint8Array,
  where: Pick<Picture, 'name' | 'address' | 'integrity'>,
): PictureFile {
  const { type, width = 0, height = 0 } = imageDimensionsFromData(content) ?? {};
  const picture = { ...where, width, height };
  return { picture, bytes: content.length, type, hasPlace: hasPlace(content) };
}

/** The fields of Exif, IPTC, and XMP that name the place where a picture was taken. */
const placeTag = /^(?:GPSL|City$|State$|Country|Content Location|Location|Province|Sub-location)/;

function hasPlace(content: Uint8Array): boolean {
  const { exif, iptc, xmp } = readTags(content);
  const names = Object.keys({ ...exif, ...iptc, ...xmp });
  return names.some((name) => placeTag.test(name)) || hasPlaceAsText(content);
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

const nameRule =
  'The name of a picture must be lowercase letters or digits joined by hyphens, and end in .webp, .avif, .png, or .jpg. Save it as one of these, for example as "floor-plan.webp".';

/** Reports the problems of a picture file, whether or not a mission shows it. */
export function checkPictureFile(file: PictureFile, report: Report) {
  const { bytes, type } = file;
  const { name, width, height } = file.picture;
  const [, ending] = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(webp|avif|png|jpg)$/.exec(name) ?? [];
  if (ending === undefined) return report(nameRule);
  if (bytes > maxBytes) {
    return report(
      `The picture is ${Math.ceil(bytes / 1000)} kB; the limit is ${maxBytes / 1000} kB. Make it smaller, or save it as .webp.`,
    );
  }
  if (type !== ending.replace('jpg', 'jpeg')) {
    return report(`The file is not a .${ending} picture, despite its name. Save it again as one.`);
  }
  if (Math.max(width, height) > maxPixels || Math.min(width, height) < minPixels) {
    report(
      `The picture is ${width} by ${height} pixels; each side must be from ${minPixels} to ${maxPixels}. Save it in another size.`,
    );
  }
  if (file.hasPlace) {
    report(
      'The file says where the picture was taken. Take a screenshot of the picture, and use that instead.',
    );
  }
}
