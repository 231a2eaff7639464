import { afterEach, expect, it, vi } from 'vitest';
import { contentOf, readDraftPicture } from './draftPictures.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly alpha?: number;
  readonly grain?: number;
  readonly type?: string;
}

function contextOf({ width, height }: Drawing): OffscreenCanvasRenderingContext2D {
  return new OffscreenCanvas(width, height).getContext('2d') ?? expect.fail();
}

/** A picture with noise like a photo, and red in its upper left quarter. */
async function draw({
  width,
  height,
  alpha = 255,
  grain = 64,
  type = 'image/png',
}: Drawing): Promise<Blob> {
  const context = contextOf({ width, height });
  const image = context.createImageData(width, height);
  let noise = 1;
  for (let index = 0; index < image.data.length; index += 4) {
    noise = (noise * 48_271) % 0x7f_ff_ff_ff;
    const gray = 96 + (noise % grain);
    image.data.set([gray, gray, gray, alpha], index);
  }
  context.putImageData(image, 0, 0);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height / 2);
  return context.canvas.convertToBlob({ type, quality: 0.95 });
}

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Of a phone that was held upright (orientation 6), with a latitude. */
const exif = bytes(
  'Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\x25\x88\x04\0\x01\0\0\0\x26\0\0\0' +
    '\0\0\0\0\x01\0\x01\0\x02\0\0\0\x02\0\0\0N\0\0\0\0\0\0\0',
);

async function takePhoto(): Promise<Blob> {
  const jpeg = await draw({ width: 4000, height: 3000, type: 'image/jpeg' });
  return new Blob([
    bytes('\xFF\xD8\xFF\xE1\0'),
    Uint8Array.of(exif.length + 2),
    exif,
    jpeg.slice(2),
  ]);
}

const frame = '\x21\xF9\x04\0\x0A\0\0\0\x2C\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0';
const animation = bytes(
  `GIF89a\xC8\0\xC8\0\x80\0\0\0\0\0\xFF\xFF\xFF\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0${frame}${frame};`,
);

interface Made {
  readonly name: string;
  readonly change: string;
  readonly content: string;
  readonly pixelAt: (x: number, y: number) => readonly number[];
}

/** The picture that is made of a file, or a sentence. */
async function read(content: BlobPart, name: string): Promise<Made | string> {
  const { picture, notice = '' } = await readDraftPicture(new File([content], name), new Map());
  if (!picture) return notice;
  const made = contentOf(picture.picture.address);
  const bitmap = await createImageBitmap(new Blob([made]));
  const context = contextOf(bitmap);
  context.drawImage(bitmap, 0, 0);
  return {
    name: picture.picture.name,
    change: notice,
    content: Array.from(made, (byte) => String.fromCharCode(byte)).join(''),
    pixelAt: (x, y) => [...context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data],
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const near = (value: number) => expect.toSatisfy((given: number) => Math.abs(given - value) < 50);

it('makes a photo upright and small, without the place where it was taken', async () => {
  const photo = await takePhoto();
  expect(photo.size).toBeGreaterThan(4e6);
  const made = await read(photo, 'IMG 1.JPG');
  if (typeof made === 'string') throw new Error(made);
  expect(made.name).toBe('img-1.webp');
  expect(made.change).toMatch(
    /^IMG 1.JPG was \d\.\d MB and is 1\d\d kB now, 1,200 × 1,600, without the place where it was taken\.$/,
  );
  expect(made.content).toMatch(/^RIFF.{4}WEBP/s);
  expect(made.content).not.toMatch(/exif|xmp|II\*\0|MM\0\*/i);
  expect(made.pixelAt(0.75, 0.25)).toEqual([near(255), near(0), near(0), 255]);
  expect(made.pixelAt(0.25, 0.25)).toEqual([near(128), near(128), near(128), 255]);
});

it('keeps transparency', async () => {
  const made = await read(await draw({ width: 1700, height: 400, alpha: 128 }), 'a.png');
  expect(made).toMatchObject({ name: 'a.webp', change: expect.stringMatching(/1,600 × 376\.$/) });
  expect(typeof made !== 'string' && made.pixelAt(0.75, 0.75)[3]).toEqual(near(128));
});

class SafariCanvas extends OffscreenCanvas {
  override convertToBlob(options?: ImageEncodeOptions): Promise<Blob> {
    return super.convertToBlob(options?.type === 'image/webp' ? { type: 'image/png' } : options);
  }
}

it.each([
  ['a.jpg', 255],
  ['a.png', 128],
])('makes %s where the browser cannot write WebP', async (name, alpha) => {
  vi.stubGlobal('OffscreenCanvas', SafariCanvas);
  const drawn = await draw({ width: 1700, height: 200, alpha, grain: 1 });
  expect(await read(drawn, 'a.bmp')).toMatchObject({ name });
});

it.each([
  // As Firefox 153 read them with `privacy.resistFingerprinting`.
  ['noise', [100, 42, 119, 20, 215, 207, 61, 114], 'a.png cannot be made smaller here, because'],
  ['white', Array<number>(8).fill(255), 'a.png cannot be made smaller here, because'],
  ['nearly what is drawn', [1, 0, 1, 254, 0, 0, 0, 0], 'a.png was '],
])(
  'knows whether a browser that reads %s can make a picture smaller',
  async (_, pixels, notice) => {
    const drawn = await draw({ width: 1700, height: 200 });
    vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(
      new ImageData(Uint8ClampedArray.from(pixels), 2, 1),
    );
    const file = new File([drawn], 'a.png');
    expect((await readDraftPicture(file, new Map())).notice).toContain(notice);
  },
);

it('leaves a small picture as it is, whatever its ending is', async () => {
  const drawn = await draw({ width: 160, height: 160 });
  const content = String.fromCharCode(...new Uint8Array(await drawn.arrayBuffer()));
  expect(await read(drawn, 'A.JPEG')).toMatchObject({ name: 'a.png', change: '', content });
});

it('says that an animation no longer moves', async () => {
  const change = expect.stringMatching(/^a.gif was 1 kB .*, 200 × 200\. It no longer moves\.$/);
  expect(await read(animation, 'a.gif')).toMatchObject({ name: 'a.webp', change });
});

/** The start of a PNG, which says its size. */
const png = (size: string) => bytes(`\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0${size}\x08\x06\0\0\0`);

it.each<[name: string, content: () => BlobPart | Promise<BlobPart>, sentence: RegExp]>([
  ['a.png', () => png('\x30\0\0\0\x23\0'), /^a.png is 12,288 × 8,960 pixels, too large/],
  ['a.jpg', () => new Uint8Array(40_000_001), /^a.jpg is 40 MB, too large/],
  ['a.jpg', () => bytes('\xFF\xD8\xFF'), /^a.jpg is damaged/],
  ['a.HEIC', () => bytes('no picture'), /^a.HEIC is a HEIC photo/],
  ['a.png', () => draw({ width: 1700, height: 160 }), /^a.png is too narrow/],
  ['a.png', () => draw({ width: 160, height: 100 }), /^a.png: The picture is 160 by 100 pixels/],
])('says why %s cannot be used', async (name, content, sentence) => {
  expect(await read(await content(), name)).toMatch(sentence);
});
