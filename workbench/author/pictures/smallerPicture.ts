import type { Picture } from '#features/onboarding/plan/model.ts';
import { maxBytes, maxPixels, minPixels } from '#tools/content/compiler/pictures.ts';
import { refusals } from './pictureSentences.ts';

/** Phones take photos of up to 50 megapixels. A decoded pixel has four bytes. */
const maxDecoded = 64_000_000;

/** Quality goes down before size does. The last attempt makes even noise small. */
const attempts = [maxPixels, 1200, 800, 560].flatMap((side) =>
  [0.85, 0.7, 0.5].map((quality) => ({ side, quality })),
);

/**
 * The content of a picture as the checker wants it: upright, small, and without metadata, since a canvas has none. If
 * there is no such picture, a sentence says why.
 * @param size as the file states it, or 0
 */
export async function makeSmaller(
  file: File,
  size: Pick<Picture, 'width' | 'height'>,
): Promise<Blob | string> {
  if (size.width * size.height > maxDecoded) return refusals.tooManyPixels(file, size);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    return /\.hei[cf]$/i.test(file.name) ? refusals.heic(file) : refusals.unreadable(file);
  }
  const longSide = Math.max(bitmap.width, bitmap.height);
  const shortSide = Math.min(bitmap.width, bitmap.height);
  if (longSide / shortSide > maxPixels / minPixels) return refusals.tooNarrow(file);
  if (!canRead()) return refusals.scrambled(file);
  const type = await typeFor(bitmap);
  for (const { side, quality } of attempts) {
    const { canvas } = draw(bitmap, Math.min(side / longSide, 1));
    const content = await canvas.convertToBlob({ type, quality });
    if (content.size <= maxBytes) return content;
  }
  return refusals.notSmallEnough(file);
}

/** Safari cannot write WebP, and returns a PNG. A PNG is large, but a JPEG is never transparent. */
async function typeFor(bitmap: ImageBitmap): Promise<string> {
  const small = draw(bitmap, minPixels / Math.max(bitmap.width, bitmap.height));
  const { type } = await small.canvas.convertToBlob({ type: 'image/webp' });
  if (type === 'image/webp') return type;
  const { data } = small.getImageData(0, 0, small.canvas.width, small.canvas.height);
  const isOpaque = data.every((value, index) => index % 4 < 3 || value === 255);
  return isOpaque ? 'image/jpeg' : type;
}

function draw(bitmap: ImageBitmap, scale: number): OffscreenCanvasRenderingContext2D {
  const context = createContext(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
  return context;
}

/** A browser that resists fingerprinting gives noise, or white, in place of what is drawn. Others may change a bit of it. */
function canRead(): boolean {
  const context = createContext(2, 1);
  context.fillRect(0, 0, 1, 1);
  const blackAndTransparent = [0, 0, 0, 255, 0, 0, 0, 0];
  const { data } = context.getImageData(0, 0, 2, 1);
  return blackAndTransparent.every((value, index) => Math.abs(value - (data[index] ?? 0)) < 32);
}

function createContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  return context;
}

/** Of an animation, a canvas gets only the first image. */
export function isAnimated(content: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(content);
  return /^(?:GIF8.*NETSCAPE2\.0|RIFF.*ANIM.{10}ANMF|‰PNG(?:(?!IDAT).)*acTL|.{4}ftypavis)/s.test(
    text,
  );
}
