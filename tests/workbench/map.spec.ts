import { expect, test } from '@playwright/test';
import { docsPages, states, storyIds } from './storybook.ts';
import { linkedStories } from './workbench.ts';

test('the map leads to every state and every component', async ({ page }) => {
  await page.goto('iframe.html?id=atlas--map');
  const navigation = page.getByRole('navigation');
  await navigation.waitFor();
  const places = await linkedStories(navigation.getByRole('link'));
  expect(places.filter((each) => !storyIds.has(each))).toEqual([]);
  const ids = await linkedStories(page.locator('#storybook-root section a'));
  const known = [...states, ...docsPages].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(known.toSorted());
});

test('the workbench opens at its map, leaves behavior out, and finds a theme, a state, a sentence', async ({
  page,
}) => {
  await page.goto('./');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Waymark’s workbench');
  await expect(page.getByRole('link', { name: 'Waymark', exact: true })).toBeVisible();
  await expect(page.getByRole('tablist', { name: /addon/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Button', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Primary', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pressed by keyboard/i })).toHaveCount(0);
  const search = page.getByRole('searchbox');
  for (const [words, found] of [
    ['dark', 'Side by side: light and dark, states, widths'],
    ['dark', 'Color, light and dark'],
    ['offline', 'You are offline. Please connect to the internet to request a link.'],
    ['too many', 'Too many failed attempts. Please try again later.'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  }
});

test('a press on the map opens the state in the chosen language', async ({ page }) => {
  const preview = page.frameLocator('#storybook-preview-iframe');
  await page.goto('./?path=/story/atlas--map&globals=language:de');
  await preview.getByRole('link', { name: 'No account found with this email address' }).click();
  await expect(page).toHaveURL(/screens-sign-in-failures--user-not-found&globals=language:de$/);
  await expect(preview.getByRole('alert')).toHaveText(/^Fehler bei der Anmeldung/);
});

test('what is shown side by side is in the address', async ({ page }) => {
  await page.goto(
    './?path=/story/atlas--side-by-side-page&args=other:screens-sign-in--session-ended&globals=theme:dark;language:ar-XB',
  );
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByLabel('Compared').selectOption('Two states');
  await expect(page).toHaveURL(/args=.*compared:states/);
  // Storybook's own name for the story would be `Mission Opened`.
  const frame = preview.getByTitle('Mission opened', { exact: true });
  await expect(frame).toBeInViewport({ ratio: 0.9 });
  const left = frame.contentFrame();
  const right = preview.getByTitle('You have been signed out').contentFrame();
  await expect(
    left.getByRole('heading', { name: 'Set up Git and create an SSH key' }),
  ).toBeVisible();
  await expect(right.getByRole('heading', { name: /^\[Émpļööýý/ })).toBeVisible();
  await expect(right.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what is selected in the toolbar reaches the identity service of the story that is shown', async ({
  page,
}) => {
  await page.goto('./?path=/story/screens-sign-in--signed-out');
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByLabel('Email').fill('new.hire@waymark.test');
  await page.getByRole('button', { name: 'What the identity service does' }).click();
  await page.getByRole('option', { name: 'Accounts disabled' }).click();
  // Storybook tells the story a moment after the toolbar shows it.
  await expect(page).toHaveURL(/scenario:disabled/);
  await story.getByLabel('Password', { exact: true }).fill('Welcome-2026');
  await story.getByRole('button', { name: /^Start My/ }).click();
  await expect(story.getByRole('alert')).toContainText('This account has been disabled.');
});

test('all of the toolbar can be seen at 1280 px, in words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  const changed =
    'theme:dark;contrast:more;language:ar-XB;textSize:200pc;motion:reduce;scenario:throttled;latency:2000ms';
  for (const [globals, theme, delay] of [
    ['', 'Theme: system', 'Delay: none'],
    [changed, 'Theme: dark', 'Delay: 2 s'],
  ] as const) {
    await page.goto(`./?path=/story/components-brand--large&globals=${globals}`);
    for (const words of [theme, delay]) {
      await expect(page.getByRole('button').getByText(words)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('a screen has the whole window until somebody asks for the panel, and keeps it then', async ({
  page,
}) => {
  await page.goto('./?path=/story/screens-portal--mission-opened');
  const panel = page.getByRole('tablist', { name: /addon/i });
  await page.getByRole('button', { name: 'Show addon panel' }).click();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('row', { name: /^employeeName/ })).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.goto('./?path=/story/atlas--map');
  await page.frameLocator('#storybook-preview-iframe').getByRole('navigation').waitFor();
  await expect(panel, 'a page has no controls').toHaveCount(0);
});

test('nothing is white in the dark before the workbench has loaded', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  for (const [address, element] of [
    ['./', 'html'],
    ['iframe.html', 'html'],
    ['iframe.html', '.sb-preparing-story'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(element)).toHaveCSS('background-color', 'rgb(20, 25, 23)');
  }
});
