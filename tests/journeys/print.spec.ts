import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('the home page is printed as a checklist, an open mission as it stands, in ink on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.signIn(page);
  const checklist = page.getByRole('article');
  await expect(checklist).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(checklist.getByRole('heading', { name: 'Connect to the VPN' })).toBeVisible();
  await expect(portal.heading(page)).toBeHidden();

  await page.goto('/home?milestone=workstation-setup&mission=connect-to-the-vpn');
  await expect(portal.missionTitle(page, 'Connect to the VPN')).toBeVisible();
  await expect(checklist).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'internal status page' });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('https://status.example.com/internal');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 37, 32)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
