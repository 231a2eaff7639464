import type { Locator, Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  expect,
  milestoneButton,
  portalHeading,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Mock identity service' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Mock identity service' });
const answerWith = (page: Page) => panel(page).getByLabel('Answer with');
const journal = (page: Page) => panel(page).getByRole('region', { name: 'Journal of calls' });
const action = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `${name} ${newHire.displayName}` });
const alert = (page: Page) => page.getByRole('alert');

async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test.describe('the mock panel of the demo', { tag: '@demo' }, () => {
  test('by keyboard alone: a disabled account is signed out, refused, and let in again', async ({
    page,
  }) => {
    await signIn(page);
    await tabTo(page, toggle(page));
    await page.keyboard.press('Enter');
    await tabTo(page, action(page, 'Disable'));
    await page.keyboard.press('Enter');
    await expect(action(page, 'Enable')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(portalHeading(page)).toBeVisible();

    await page.reload();
    await expect(submitButton(page)).toBeVisible();
    await submitCredentials(page);
    await expect(alert(page)).toContainText('This account has been disabled.');

    await tabTo(page, toggle(page));
    await page.keyboard.press('Space');
    await tabTo(page, action(page, 'Enable'));
    await page.keyboard.press('Space');
    await submitCredentials(page);
    await expect(portalHeading(page)).toBeVisible();
  });

  test('comes last, after every stop of the portal', async ({ page }) => {
    await page.goto('/login');
    await tabTo(page, submitButton(page));
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(submitButton(page)).toBeFocused();
  });

  test('a chosen answer waits for its call, over a reload too', async ({ page }) => {
    await page.goto('/login');
    await toggle(page).click();
    await answerWith(page).selectOption('USER_DISABLED');
    await panel(page).getByLabel('To', { exact: true }).selectOption('Look-up');
    await page.reload();
    await toggle(page).click();
    await expect(answerWith(page)).toHaveValue('USER_DISABLED');
    await submitCredentials(page);
    await expect(alert(page)).toContainText('This account has been disabled.');
    await expect(journal(page).getByRole('listitem')).toHaveText([
      /Look-up400USER_DISABLED$/,
      /Sign-in200$/,
    ]);
  });

  test('works while the portal waits for its start for ever', async ({ page }) => {
    await signIn(page);
    await toggle(page).click();
    await panel(page).getByLabel('Delay').selectOption('Never answers');
    await page.reload();
    await expect(page.getByText('Loading...')).toBeVisible();
    await toggle(page).click();
    await panel(page).getByLabel('Delay').selectOption('None');
    await page.reload();
    await expect(portalHeading(page)).toBeVisible();
  });

  test('a second tab knows what the first one changed, and the other way round', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    const other = await context.newPage();
    await other.goto('/login');
    await toggle(page).click();
    await toggle(other).click();
    await action(page, 'Disable').click();
    await expect(action(other, 'Enable')).toBeVisible();
    await submitCredentials(other);
    await expect(alert(other)).toContainText('This account has been disabled.');
    await panel(other).getByRole('button', { name: 'Reset everything' }).click();
    await expect(action(page, 'Disable')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

/** Of the portal's words and controls, what lies under the panel or can be scrolled under it. */
const coveredByPanel = (page: Page) =>
  toggle(page).evaluate((button) => {
    const bar = button.getBoundingClientRect();
    const standsStill = getComputedStyle(button.closest('aside') ?? button).position === 'fixed';
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      left < bar.right &&
      right > bar.left &&
      (standsStill || (top < bar.bottom && bottom > bar.top));
    const range = document.createRange();
    const boxesOf = (node: Node) => {
      range.selectNodeContents(node);
      return [
        ...range.getClientRects(),
        ...(node instanceof Element ? [node.getBoundingClientRect()] : []),
      ];
    };
    const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    return [...document.querySelectorAll('#root *:not(svg, svg *)')]
      .flatMap((element) => {
        if (isForScreenReaders(element)) return [];
        const words: Node[] = [...element.childNodes].filter((node) => node instanceof Text);
        return element.matches('a, button, input') ? [...words, element] : words;
      })
      .filter((node) => boxesOf(node).some(isCovered))
      .map((node) => node.textContent);
  });

async function expectNothingCovered(page: Page) {
  const box = await toggle(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await coveredByPanel(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.describe('the closed mock panel', { tag: '@demo' }, () => {
  for (const width of [320, 768, 1280, 1440]) {
    test(`at ${width} px covers nothing of the portal, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/login');
      await toggle(page).scrollIntoViewIfNeeded();
      await expectNothingCovered(page);
      await signIn(page);
      await milestoneButton(page, 'Workstation Setup').click();
      await toggle(page).scrollIntoViewIfNeeded();
      // A page can end within a pixel, and scrolls by whole ones.
      await expect(toggle(page)).toBeInViewport({ ratio: 0.99 });
      await expectNothingCovered(page);
    });
  }

  test('is not printed', async ({ page }) => {
    await page.goto('/login');
    await expect(toggle(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(toggle(page)).toBeHidden();
  });
});
