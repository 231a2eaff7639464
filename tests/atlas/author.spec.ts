import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('an author sees the mission while writing it, and finds the draft again', async ({ page }) => {
  await page.goto('/iframe.html?id=content--form&viewMode=story');
  const mission = page.getByTitle('The mission as an employee sees it').contentFrame();
  await expect(mission.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Find the good coffee');
  await page.getByLabel('Tag', { exact: true }).fill('Tour');
  await page.getByLabel('Minutes').fill('10');
  await page.getByLabel(/^Text/).fill('## Where\n\nAsk **Ada**, on floor 2.');
  await expect(mission.getByRole('heading', { name: 'Find the good coffee' })).toBeVisible();
  await expect(mission.getByText('10 min')).toBeVisible();
  await expect(mission.locator('strong', { hasText: 'Ada' })).toBeVisible();

  await page.reload();
  await expect(mission.getByRole('heading', { name: 'Where' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('1-find-the-good-coffee.md');
  expect(await readFile(await file.path(), 'utf8')).toContain('\n\n## Where\n\nAsk **Ada**');
});
