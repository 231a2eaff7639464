import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

/** Line breaks, punctuation, numbers and addresses in brackets may differ on paper. */
const lettersOf = (text: string) =>
  text
    .replaceAll(/\[[^\]]*\]/g, '')
    .normalize('NFKC')
    .replaceAll(/\P{L}/gu, '');

const folder = path.resolve('content/new-hire');

/** The missions of the plan in order, as in their files. */
const missions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^.]+\.md$/.test(file))
  .toSorted()
  .map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, title = '', tag = '', minutes, body = ''] =
      /^---\ntitle: (.+)\ntag: (.+)\n.+\n(minutes: .+\n)?(?:day: .+\n)?---\n([^]+)$/.exec(text) ??
      [];
    const read = body.replaceAll(/^\s*```\w*|&\w+;|\[([^[\]]+)\]\([^)]*\)/gm, '$1');
    return { head: lettersOf(`${title}${tag}${minutes ? 'min' : ''}`), text: lettersOf(read) };
  });

/** The texts of the pages that the browser prints. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4' });
  return (await extractText(new Uint8Array(pdf))).text;
}

test('the plan is printed as a checklist, with "Print my plan" each mission whole, and nothing to press', async ({
  page,
}) => {
  await portal.signIn(page);
  const [checklist = '', ...others] = await printed(page);
  expect(others).toEqual([]);
  for (const { head } of missions) expect(lettersOf(checklist)).toContain(head);
  expect(checklist).not.toContain('Select a milestone');

  const asked = page.evaluate(() => new Promise<void>((print) => Object.assign(window, { print })));
  const button = page.getByRole('button', { name: 'Print my plan' });
  await button.click();
  await asked;
  const pages = await printed(page);

  expect(pages[0]).toContain("Maya Lindqvist's Onboarding Journey");
  expect(pages[0]).toContain('8 of 22 missions completed');
  const letters = pages.map(lettersOf);
  const pageOf = missions.map(({ head, text }) =>
    letters.findIndex((each) => each.includes(head) && each.includes(text)),
  );
  expect(pageOf).toHaveLength(22);
  expect(pageOf).not.toContain(-1);
  expect(new Set(pageOf).size).toBe(pages.length);
  expect(pages.length).toBeLessThan(15);
  expect(pages.join().match(/Completed on \w+ \d+, \d{4}/g)).toHaveLength(8);
  for (const [at, text] of pages.entries()) {
    expect(text).toContain(`${at + 1} / ${pages.length}`);
    expect(text).not.toMatch(/Sign Out|Print my plan|Mark as|Mission Completed|Powered by/);
  }
  await expect(button).toBeFocused();
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(0);
});

test('the open mission is printed without what is around it, in ink on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.signIn(page);
  await page.goto('/home?milestone=workstation-setup&mission=connect-to-the-vpn');
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeVisible();
  const pages = await printed(page);
  const mission = missions.find(({ head }) => head.startsWith('ConnecttotheVPN'));
  // The sample employee began three days ago, and connected to the VPN that day.
  const firstDay = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  const month = firstDay.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  expect(pages.map(lettersOf)).toEqual([`${mission?.head}Completedon${month}${mission?.text}`]);
  expect(pages[0]).toContain('internal status page [https://status.example.com/internal].');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 37, 32)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
