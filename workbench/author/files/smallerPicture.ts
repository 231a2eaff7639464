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
  for (const { side, quality } of attempts) {
    const content = await encode(bitmap, Math.min(side / longSide, 1), quality);
    if (content.size <= maxBytes) return content;
  }
  return refusals.notSmallEnough(file);
}

async function encode(bitmap: ImageBitmap, scale: number, quality: number): Promise<Blob> {
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const content = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (content.type === 'image/webp') return content;
  // Safari cannot write WebP, and returns a PNG, which is large. Only a PNG keeps transparency, though.
  const { data } = context.getImageData(0, 0, width, height);
  const isOpaque = data.every((value, index) => index % 4 < 3 || value === 255);
  return isOpaque ? canvas.convertToBlob({ type: 'image/jpeg', quality }) : content;
}

/** Of an animation, a canvas gets only the first image. */
export function isAnimated(content: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(content);
  return /^(?:GIF8.*NETSCAPE2\.0|RIFF.*ANIM.{10}ANMF|‰PNG(?:(?!IDAT).)*acTL|.{4}ftypavis)/s.test(
    text,
  );
}
