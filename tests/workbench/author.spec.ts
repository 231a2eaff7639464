import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

async function download(page: Page, name: string): Promise<Buffer> {
  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const file = await event;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}

test('an author sees the mission while writing it, finds it again, and gets one file with it and its picture', async ({
  page,
}) => {
  await page.goto('iframe.html?id=content--form&viewMode=story');
  const mission = page.getByTitle('The mission as an employee sees it').contentFrame();
  await expect(mission.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Find your desk');
  await page.getByLabel('Tag', { exact: true }).fill('Tour');
  await page.getByLabel('Minutes').fill('10');
  await page.getByLabel(/^Text/).fill('## Where\n\nAsk **Ada**, by the window:');
  await expect(mission.getByRole('heading', { name: 'Find your desk' })).toBeVisible();
  await expect(mission.getByText('10 min')).toBeVisible();
  await expect(mission.locator('strong', { hasText: 'Ada' })).toBeVisible();
  const file = await download(page, '1-find-your-desk.md');
  expect(String(file)).toContain('\n\n## Where\n\nAsk **Ada**');

  const floorPlan = 'content/intern/0-before-your-first-day/floor-plan.webp';
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture' }).click();
  await (await chooser).setFiles(floorPlan);
  await expect(page.getByText('The picture has no text')).toBeVisible();
  await page.keyboard.type('The way to your desk');
  await expect(page.getByText('Nothing to fix.')).toBeVisible();
  await page.reload();
  const picture = mission.getByRole('img', { name: 'The way to your desk' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1280);
  const files = unzipSync(await download(page, '1-find-your-desk.zip'));
  // Another milestone has a picture of the file's own name.
  const name = 'floor-plan-2.webp';
  expect(strFromU8(files['1-find-your-desk.md'] ?? new Uint8Array())).toContain(
    `, by the window:\n\n![The way to your desk](${name})\n`,
  );
  expect(Buffer.from(files[name] ?? []).equals(await readFile(floorPlan))).toBe(true);
});

test('no handler that came in with HTML runs in the pages of the workbench', async ({ page }) => {
  for (const address of [
    'iframe.html?id=content--form&viewMode=story',
    './?path=/story/content--form',
  ]) {
    await page.goto(address);
    const hasRun = await page.evaluate(async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="window.hasRun = 1">',
      );
      const failed = (done: (event: Event) => void) =>
        document.body.lastElementChild?.addEventListener('error', done);
      await new Promise(failed);
      return 'hasRun' in window;
    });
    expect(hasRun, address).toBe(false);
  }
});
