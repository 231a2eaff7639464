import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// In Firefox alone, because WebKit needs this site as well, and no test in Chromium does.
test.use({ site: 'demo-account' });

test('the demo in which each account sees its own plan has two with different plans, first days and people', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-04T09:00:00');
  await portal.signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Your buddy: Ida Holm')).toBeVisible();
  await expect(portal.milestoneLink(page, 'Orientation')).toHaveAccessibleName(/today/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await portal.submitCredentials(page, portal.colleague);
  await expect(main.getByText('Your buddy: Amara Nwosu')).toBeVisible();
  await expect(portal.milestoneLink(page, 'Before Your First Day')).toHaveAccessibleName(
    /Friday, November 6/,
  );
});
