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
  await expect(page.getByText('Nothing to mend.')).toBeVisible();
  await page.reload();
  const picture = mission.getByRole('img', { name: 'The way to your desk' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1280);
  const archive = await download(page, '1-find-your-desk.zip');
  const files = unzipSync(archive);
  // Another milestone has a picture of the file's own name.
  const name = 'floor-plan-2.webp';
  expect(strFromU8(files['1-find-your-desk.md'] ?? new Uint8Array())).toContain(
    `, by the window:\n\n![The way to your desk](${name})\n`,
  );
  expect(Buffer.from(files[name] ?? []).equals(await readFile(floorPlan))).toBe(true);

  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(mission.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const sent = { name: '1-find-your-desk.zip', mimeType: 'application/zip', buffer: archive };
  await (await again).setFiles(sent);
  await expect(page.getByText('1-find-your-desk.zip is open.')).toBeVisible();
  await expect(page.getByText('Nothing to mend.')).toBeVisible();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1280);
});

test('a mission of the overview can be opened, once, and is checked among the others', async ({
  page,
}) => {
  await page.goto('./?path=/story/content-overview--overview');
  const overview = page.frameLocator('#storybook-preview-iframe');
  await overview.getByRole('link', { name: /^Open new-hire.*tour-the-office/ }).click();
  await expect(page).toHaveURL(/content--form/);
  await expect(overview.getByLabel('Name of the file')).toHaveValue('3-tour-the-office');
  await expect(overview.getByLabel('Milestone')).toHaveValue('new-hire/1-orientation');
  await expect(overview.getByText('Nothing to mend.')).toBeVisible();
  // The address names the mission only until it is open, so that a reload brings the draft.
  await expect(page).not.toHaveURL(/open:/);
  await overview.getByLabel('Name of the file').fill('1-tour-the-office');
  await expect(
    overview.getByText(/^Another mission of this milestone has this number/),
  ).toBeVisible();
  await page.reload();
  await expect(overview.getByLabel('Name of the file')).toHaveValue('1-tour-the-office');
  await expect(overview.getByLabel('Drafts on this device').getByRole('option')).toHaveCount(1);
});

test('a translation of the overview is written beside its original, and is a story of its own', async ({
  page,
}) => {
  await page.goto('./?path=/story/content-overview--overview');
  const workbench = page.frameLocator('#storybook-preview-iframe');
  const link = workbench.getByRole('link', { name: /: open new-hire.*welcome-guide.de.md/ });
  await link.click();
  await expect(workbench.getByLabel('Title in German')).toHaveValue(/\p{L}/u);
  await expect(workbench.getByLabel('The English text')).toHaveValue(/^Welcome\./);
  const file = await readFile('content/new-hire/1-orientation/1-read-the-welcome-guide.de.md');
  await page.goto(
    'iframe.html?id=mission-new-hire-1-orientation-1-read-the-welcome-guide-de--mission',
  );
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /title: (.*)/.exec(String(file))?.[1] ?? '',
  );
  // Its time is the English file's.
  await expect(page.getByText(/^20\smin/i)).toBeVisible();
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
