import type { Page } from '@playwright/test';
import {
  emailField,
  expect,
  milestoneButton,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const boxOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Without smooth scrolling, so that two boxes are measured at the same place of the page. */
const standStill = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

async function openMission(page: Page) {
  await signIn(page);
  await milestoneButton(page, 'Workstation Setup').click();
  await page.getByRole('button', { name: 'Set up Git and create an SSH key' }).click();
}

test.describe('the look of the portal', { tag: '@demo' }, () => {
  for (const width of [1024, 1280, 1920]) {
    test(`at ${width} px: the timeline across, the list 2/5 and the detail 3/5`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await standStill(page);
      await openMission(page);
      const first = await boxOf(milestoneButton(page, 'Orientation'));
      const last = await boxOf(milestoneButton(page, 'Team Lunch'));
      expect(last.y).toBe(first.y);
      expect(last.x).toBeGreaterThan(first.x);

      const list = await boxOf(region(page, 'Workstation Setup Missions'));
      const detail = await boxOf(region(page, 'Set up Git and create an SSH key'));
      expect(detail.x).toBeGreaterThan(list.x + list.width);
      expect(list.width / (list.width + detail.width)).toBeCloseTo(2 / 5, 2);
      const button = await boxOf(page.getByRole('button', { name: 'Mark as Completed' }));
      const heading = await boxOf(
        page.getByRole('heading', { name: 'Set up Git and create an SSH key' }),
      );
      expect(button.x).toBe(heading.x);
      expect(button.width).toBeGreaterThan(detail.width * 0.8);
    });
  }

  test('on a phone: the timeline down, the list above the detail', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await standStill(page);
    await openMission(page);
    const first = await boxOf(milestoneButton(page, 'Orientation'));
    const second = await boxOf(milestoneButton(page, 'Workstation Setup'));
    expect(second.x).toBe(first.x);
    expect(second.y).toBeGreaterThan(first.y);
    const list = await boxOf(region(page, 'Workstation Setup Missions'));
    const detail = await boxOf(region(page, 'Set up Git and create an SSH key'));
    expect(detail.y).toBeGreaterThan(list.y);
  });

  test('the walked part of the line is the green of progress, the rest is not', async ({
    page,
  }) => {
    await signIn(page);
    const strokeOf = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: milestoneButton(page, name) })
        .locator('svg path')
        .first()
        .evaluate((path) => getComputedStyle(path).stroke);
    const green = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--wm-color-progress)';
      return getComputedStyle(probe).color;
    });
    const [red = 0, greenPart = 0, blue = 0] = (green.match(/\d+/g) ?? []).map(Number);
    expect(greenPart).toBeGreaterThan(Math.max(red, blue));
    expect(await strokeOf('Orientation')).toBe(green);
    expect(await strokeOf('Workstation Setup')).not.toBe(green);
  });

  test('choosing on a phone brings the progress into view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page);
    const milestone = milestoneButton(page, 'Orientation');
    await milestone.click();
    await expect(page.getByRole('heading', { name: 'Orientation Progress' })).toBeInViewport();
    await expect(milestone).toBeFocused();
  });

  test('the bar takes 500 ms, and no time for people who ask for less motion', async ({ page }) => {
    await openMission(page);
    const durationOf = () =>
      page
        .getByRole('progressbar')
        .locator('div')
        .evaluate((bar) => getComputedStyle(bar).transitionDuration);
    expect(await durationOf()).toBe('0.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await durationOf()).toBe('0s');
  });

  test('in forced colors the active mark, the bar and its border can still be seen', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openMission(page);
    const style = await page.getByRole('progressbar').evaluate((track) => {
      const bar = track.firstElementChild;
      if (!bar) throw new Error('The track has no bar.');
      return {
        border: getComputedStyle(track).borderTopColor,
        bar: getComputedStyle(bar).backgroundColor,
        page: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(style.border).not.toBe(style.page);
    expect(style.bar).not.toBe(style.page);
    const mark = milestoneButton(page, 'Workstation Setup').locator('span').first();
    expect(await mark.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });
});

test.describe('nothing scrolls sideways', { tag: '@demo' }, () => {
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  for (const width of [320, 768, 1280]) {
    test(`at ${width} px, also with text twice as large`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/login');
      await submitCredentials(page, {
        email: 'password-does-not-meet-requirements@error.waymark.test',
        password: 'x',
      });
      await expect(page.getByText('At least 16 characters')).toBeVisible();
      const enlarge = () =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await enlarge();
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await openMission(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await enlarge();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('what can be pressed', { tag: '@demo' }, () => {
  test('is at least 44 px high', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const sizes = () =>
      page.locator('button:visible, input:visible').evaluateAll((controls) =>
        controls.map((control) => ({
          name: control.textContent || control.id,
          height: Math.round(control.getBoundingClientRect().height),
        })),
      );
    await page.goto('/login');
    await expect(submitButton(page)).toBeVisible();
    const onSignIn = await sizes();
    await openMission(page);
    for (const { name, height } of [...onSignIn, ...(await sizes())]) {
      expect(height, name).toBeGreaterThanOrEqual(44);
    }
  });

  test('shows its focus with an outline', async ({ page }) => {
    await page.goto('/login');
    await emailField(page).waitFor();
    await page.keyboard.press('Tab');
    const outline = await emailField(page).evaluate((field) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(field.parentElement ?? field);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 3px');
  });
});

test('nothing shifts while the sign-in screen loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  await expect(submitButton(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const total = await page.evaluate(() =>
    (window as never as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.02);
});
