import type { PictureFile } from '#tools/content/compiler/pictures.ts';

type Size = Pick<PictureFile['picture'], 'width' | 'height'>;

const screenshot = 'Take a screenshot of it and add that instead.';

const unit = (value: number, name: string, maximumFractionDigits: number) =>
  value.toLocaleString('en', { style: 'unit', unit: name, maximumFractionDigits });

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? unit(Math.ceil(bytes / 1e3), 'kilobyte', 0) : unit(bytes / 1e6, 'megabyte', 1);

const pixelsOf = ({ width, height }: Size) =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')}`;

/** What the page says about a picture file that it cannot use. */
export const refusals = {
  tooLarge: ({ name, size }: File) =>
    `${name} is ${sizeOf(size)}, too large to make it smaller here. ${screenshot}`,
  tooManyPixels: ({ name }: File, size: Size) =>
    `${name} is ${pixelsOf(size)} pixels, too large to make it smaller here. ${screenshot}`,
  tooNarrow: ({ name }: File) =>
    `${name} is too narrow: one side is more than ten times as long as the other. Take a screenshot of part of it and add that instead.`,
  notSmallEnough: ({ name }: File) => `${name} cannot be made small enough here. ${screenshot}`,
  scrambled: ({ name }: File) =>
    `${name} cannot be made smaller here, because this browser scrambles the pictures that a page makes, to protect your privacy. Use another browser, or make the picture smaller in another program.`,
  unreadable: ({ name }: File) =>
    `${name} is damaged, or is not a picture that this browser can open. Choose another file, or take a screenshot of the picture and add that instead.`,
  heic: ({ name }: File) =>
    `${name} is a HEIC photo, which this browser cannot open. Add it in Safari, or take a screenshot of it and add that instead.`,
};

/** @param original what was read of the file */
export function describeChange(
  { name, size }: File,
  { picture, bytes }: PictureFile,
  original: { hasPlace: boolean; isAnimated: boolean },
): string {
  const place = original.hasPlace ? ', without the place where it was taken' : '';
  const motion = original.isAnimated ? ' It no longer moves.' : '';
  return `${name} was ${sizeOf(size)} and is ${sizeOf(bytes)} now, ${pixelsOf(picture)}${place}.${motion}`;
}
