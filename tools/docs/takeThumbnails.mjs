import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../run.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The windows for stories: small components are not lost in a large one. The last is for screens. */
const widths = [400, 640, 1280];

/** A thumbnail's. */
const width = 320;

/**
 * Shows a story, and waits for its `play` function.
 * @param {Page} page
 * @param {string} id
 */
async function show(page, id) {
  await page.goto(`iframe.html?id=${id}&globals=a11y.manual:!true`);
  await page.waitForFunction(
    () => window['__STORYBOOK_PREVIEW__']?.currentRender?.phase === 'finished',
  );
}

/**
 * The part of the window around what a state is about: in pictures of the whole page, two states look alike. It is what
 * the story names as its `subject`, the sentence that names the state, or the element that its `play` function clicked
 * last. Without one, or around a large one, it is the whole window.
 * @param {Page} page
 * @param {string} name
 */
async function regionOf(page, name) {
  const named = await page.evaluate(
    () => window['__STORYBOOK_PREVIEW__']?.currentRender?.story?.parameters.subject,
  );
  const guesses = [page.getByText(name), page.locator(':focus')];
  for (const guess of named ? [page.locator(named)] : guesses) {
    const subject = guess.filter({ visible: true }).first();
    if (!(await subject.isVisible())) continue;
    await subject.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return subject.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const size = { width: Math.min(640, innerWidth), height: Math.min(640, innerWidth) / 1.6 };
      if (right - left > size.width || bottom - top > size.height) return undefined;
      // From the edge of the card on, so that no line begins outside of the picture.
      const card = element.closest('section, form, header, main')?.getBoundingClientRect();
      const start = Math.max(Math.min(card?.left ?? 0, left) - 16, right + 16 - size.width);
      const x = Math.max(0, Math.min(start, innerWidth - size.width));
      const y = Math.max(0, Math.min((top + bottom - size.height) / 2, innerHeight - size.height));
      return { x, y, ...size };
    });
  }
  if (named) throw new Failure(`${name}: nothing on the screen is its subject ${named}`);
  return undefined;
}

/**
 * Moves a component to the middle of the window, if it is not too large.
 * @returns whether it fits
 */
function center() {
  const story = document.querySelector('#storybook-root');
  if (!(story instanceof HTMLElement)) return true;
  const content = document.createRange();
  content.selectNodeContents(story);
  const box = content.getBoundingClientRect();
  if (box.height > innerHeight) return false;
  const [x, y] = [
    (innerWidth - box.width) / 2 - box.left,
    (innerHeight - box.height) / 2 - box.top,
  ];
  story.style.translate = `${x}px ${y}px`;
  return true;
}

/**
 * Takes a picture of each state of a screen, and of each component's playground.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL of a built workbench
 * @param {string} folder
 */
export async function takeThumbnails(browser, baseURL, folder) {
  /** @type {{ entries: Record<string, Record<'id' | 'title' | 'name', string> & { tags: string[] }> }} */
  const { entries } = await (await fetch(`${baseURL}index.json`)).json();
  await rm(folder, { recursive: true, force: true });
  const pages = await Promise.all(
    widths.map((each) =>
      browser.newPage({
        baseURL,
        viewport: { width: each, height: each / 1.6 },
        // A part of a screen is half as wide.
        deviceScaleFactor: Math.max(0.5, width / each),
        reducedMotion: 'reduce',
      }),
    ),
  );
  let bytes = 0;
  /** @param {Page} page @param {string} id @param {Awaited<ReturnType<typeof regionOf>>} [clip] */
  const take = async (page, id, clip) => {
    const file = path.join(folder, `${id}.webp`);
    const picture = await page.screenshot({
      path: file,
      type: 'webp',
      quality: 60,
      scale: 'device',
      ...(clip && { clip }),
    });
    bytes += picture.length;
  };

  for (const { id, title, name, tags } of Object.values(entries)) {
    const screen = pages.at(-1);
    if (title.startsWith('Screens/') && !tags.includes('behavior') && screen) {
      await show(screen, id);
      await take(screen, id, await regionOf(screen, name));
    } else if (title.startsWith('Components/') && id.endsWith('--playground')) {
      for (const page of pages) {
        await show(page, id);
        if (!(await page.evaluate(center)) && page !== screen) continue;
        await take(page, id);
        break;
      }
    }
  }
  if (bytes > 1_000_000) throw new Failure(`The thumbnails are too large: ${bytes} bytes.`);
}
