import ical from 'ical.js';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { test } from './support/releases.ts';
import { expect } from './support/test.ts';

test('open missions that have a date go into a calendar, whose links lead to them', {
  tag: '@browsers',
}, async ({ page, server, service }) => {
  server.deploy('next');
  const claims = { plan: 'intern', joinDate: '2026-11-02' };
  service.add({ ...newHire, customAttributes: JSON.stringify(claims) });
  await portal.signIn(page);
  await portal.milestoneButton(page, 'First Days').click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();

  await page.evaluate(portal.showDownloads);
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = await page.locator('[data-download]').getAttribute('data-download');
  const calendar = new ical.Component(ical.parse(String(file)));
  // The days and missions in the file are tested in src/features/onboarding/plan/calendarFile.test.ts.
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(5);

  await page.goto(String(events.at(-1)?.getFirstPropertyValue('url')));
  const title = portal.missionTitle(page, 'Choose the project you will show');
  await expect(title).toBeInViewport();
  await expect(title.locator('xpath=following-sibling::*')).toContainText('Wednesday, November 11');
});
