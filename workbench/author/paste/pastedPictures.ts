import type { Image } from 'mdast';
import { isPictureName, missingPicture } from '#tools/content/compiler/pictures.ts';

/** The file name for the picture at an address, or undefined if the clipboard does not hold the picture. */
export type FindPicture = (address: string) => Promise<string | undefined>;

/** Icons in the signature of a mail, and the invisible pixel that counts its readers, are smaller. */
const minShown = 32;

const isIcon = (image: HTMLImageElement) =>
  [image.getAttribute('width'), image.getAttribute('height'), image.style.width, image.style.height]
    .filter((side) => /^[\d.]+(?:px)?$/.test(side ?? ''))
    .some((side) => Number.parseFloat(side ?? '') < minShown);

const isEmoji = ({ alt }: HTMLImageElement) => /^\p{Extended_Pictographic}/u.test(alt);

const isInText = (image: HTMLImageElement) =>
  !isEmoji(image) && !isIcon(image) && !image.closest('pre, code');

export const hasPictures = (body: HTMLElement) => [...body.querySelectorAll('img')].some(isInText);

/** Surrounds a picture's name and description, since the editor might change an element. */
const noted = '\uE001';

/** Notes the pictures of the text. What the clipboard does not hold is noted as missing. */
export async function notePictures(body: HTMLElement, nameOf: FindPicture) {
  for (const element of body.querySelectorAll(':is(a, b, strong, i, em):has(img)')) {
    if (!element.textContent.trim()) element.replaceWith(...element.childNodes);
  }
  for (const image of body.querySelectorAll('img')) {
    if (isInText(image)) {
      const name = (await nameOf(image.getAttribute('src') ?? '')) ?? missingPicture;
      image.replaceWith(noted, name, noted, descriptionOf(image), noted);
    } else image.replaceWith(isEmoji(image) ? image.alt : '');
  }
}

/** Word adds a line of its own to what an author writes. Browsers write the name of the file. */
function descriptionOf({ alt }: HTMLImageElement): string {
  const [line = ''] = alt.trim().split('\n');
  return isPictureName(line) ? '' : line.trim();
}

export const notedPicture = new RegExp(`${noted}([^${noted}]*)${noted}([^${noted}]*)${noted}`, 'g');

export const pictureOf = (_noted: string, url: string, alt: string): Image => ({
  type: 'image',
  url,
  alt,
});
