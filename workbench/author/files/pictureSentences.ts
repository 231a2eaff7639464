const screenshot = 'Take a screenshot of it, and put that here.';

const unit = (value: number, name: string, maximumFractionDigits: number) =>
  value.toLocaleString('en', { style: 'unit', unit: name, maximumFractionDigits });

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? unit(Math.ceil(bytes / 1e3), 'kilobyte', 0) : unit(bytes / 1e6, 'megabyte', 1);

interface Size {
  readonly width: number;
  readonly height: number;
}

const pixelsOf = ({ width, height }: Size) =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')}`;

/** What the page says about a picture file that it cannot use. */
export const refusals = {
  tooLarge: ({ name, size }: File) =>
    `${name} has ${sizeOf(size)}, too much to make it smaller here. ${screenshot}`,
  tooManyPixels: ({ name }: File, size: Size) =>
    `${name} has ${pixelsOf(size)} pixels, too many to make it smaller here. ${screenshot}`,
  tooNarrow: ({ name }: File) =>
    `${name} is too narrow: one side is more than ten times as long as the other. Take a screenshot of a part of it, and put that here.`,
  notSmallEnough: ({ name }: File) => `${name} cannot be made small enough here. ${screenshot}`,
  unreadable: ({ name }: File) =>
    `${name} is damaged, or no picture that this browser can open. Choose another file, or take a screenshot of the picture, and put that here.`,
  heic: ({ name }: File) =>
    `${name} is a HEIC photo, which this browser cannot open. Add it in Safari, or take a screenshot of it, and put that here.`,
};

interface Change extends Size {
  /** The size of the new file. */
  readonly bytes: number;
  readonly hadPlace: boolean;
  readonly wasAnimated: boolean;
}

export function describeChange(file: File, change: Change): string {
  const place = change.hadPlace ? ', without the place where it was taken' : '';
  const motion = change.wasAnimated ? ' It no longer moves.' : '';
  return `${file.name} was ${sizeOf(file.size)} and is ${sizeOf(change.bytes)} now, ${pixelsOf(change)}${place}.${motion}`;
}
