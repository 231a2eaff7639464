import { decodeQR } from 'qr/decode.js';

/**
 * The pixels of a QR code in its computed colors, four per module. Playwright sends this function to a page as text, so
 * it must not use anything outside of it.
 */
export function paint(svg: Element) {
  const { x, y, width, height } = (svg as SVGSVGElement).viewBox.baseVal;
  const path = svg.querySelector('path') as SVGPathElement;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * 4, height * 4];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = getComputedStyle(svg).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(4, 4);
  context.translate(-x, -y);
  context.fillStyle = getComputedStyle(path).fill;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
  context.fill(new Path2D(path.getAttribute('d') ?? ''));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, pixels: Array.from(data) };
}

/** The text that a phone reads. Light on dark is refused, because some phones cannot read it. */
export function readCode({ width, pixels }: ReturnType<typeof paint>): string {
  const [red = 0] = pixels;
  if (red < 128) throw new Error('The code is light on dark.');
  return decodeQR({ width, height: width, data: Uint8Array.from(pixels) });
}
