import sharp from 'sharp';

/** Between two frames of a movement, in milliseconds. */
const step = 70;

/**
 * Films the end of a milestone: a mission is opened and marked as completed, and the path walks on. Every frame is a
 * still whose animations are set to a time, so that a slow machine films the same.
 * @param {import('@playwright/test').Page} page signed in to the demo, and without reduced motion
 * @returns {Promise<{ film: Buffer, end: Buffer }>} the film, which repeats, and its last frame, both as WebP
 */
export async function filmCompletion(page) {
  const complete = page.getByRole('button', { name: 'Mark as Completed' });
  const mission = page.getByRole('link', { name: /^Adjust your chair/ });
  /** @type {Buffer[]} */
  const frames = [];
  /** @type {number[]} */
  const delay = [];
  /** @param {number} ms how long the page is shown as it is */
  const hold = async (ms) => {
    frames.push(await page.screenshot());
    delay.push(ms);
  };

  // The film is about the last mission of this milestone.
  await page.goto('/home?milestone=workstation-setup&mission=set-up-git-and-ssh');
  await complete.click();
  await page.getByRole('link', { name: /^Workstation Setup,/ }).click();
  await settle(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await hold(1300);
  await mission.hover();
  await settle(page);
  await hold(600);
  await mission.click();
  await settle(page);
  await hold(1200);
  await complete.scrollIntoViewIfNeeded();
  await complete.hover();
  await settle(page);
  await hold(800);
  await complete.click();
  for (let ms = 0; ms < 900; ms += step) {
    await setAnimations(page, ms);
    await hold(step);
  }
  await settle(page);
  await hold(2200);

  const film = sharp(frames, { join: { animated: true } }).webp({ delay, quality: 60 });
  const end = sharp(frames.at(-1)).webp({ quality: 60 });
  return { film: await film.toBuffer(), end: await end.toBuffer() };
}

/**
 * Ends animations, and waits until the page stands still.
 * @param {import('@playwright/test').Page} page
 */
async function settle(page) {
  await page.waitForFunction(async () => {
    const before = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.scrollY === before;
  });
  await setAnimations(page, 10_000);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} ms since their start
 */
const setAnimations = (page, ms) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (time < end) animation.currentTime = time;
      else animation.finish();
    }
  }, ms);
