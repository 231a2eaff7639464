import { expect, test } from '@playwright/test';

test('/login shows the form under the hosting headers, and the console stays silent', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  const response = await page.goto('/login');

  await expect(page.getByLabel('Email')).toBeVisible();
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(complaints).toEqual([]);
});
