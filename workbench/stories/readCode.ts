import jsQR from 'jsqr';

/**
 * The pixels of a QR code in the colors in which the browser draws it, four to a module. It uses nothing from outside,
 * because Playwright hands it to the page as a text.
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

/** What a reader of QR codes makes of it, as a phone would: dark on light. */
export const readCode = ({ width, pixels }: ReturnType<typeof paint>) =>
  jsQR(Uint8ClampedArray.from(pixels), width, width, { inversionAttempts: 'dontInvert' })?.data;
