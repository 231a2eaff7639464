import type { Page } from '@playwright/test';
import { oldestBrowsers } from '../../src/app/browsers.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

const browsers = { tag: '@browsers' };
const query = '?milestone=team-lunch&mission=join-the-team-lunch';
/** React's warning about a form that it could not hydrate. */
const redrawn = /Minified React error #418/;

/** The button, whatever it says; also before hydration. */
const button = (page: Page) => page.locator('button[type=submit]');
const expectUnpressed = (page: Page) =>
  expect(button(page)).toHaveText('Start My Onboarding Journey');
const password = (page: Page) => page.locator('input[type=password]');
const loading = (page: Page) => page.getByText('Loading...', { exact: true });
const sentence = (page: Page) => page.getByText('This page did not load completely.');

/** Opens the page up to the moment before hydration. The returned function sends the scripts. */
async function openPrerendered(page: Page, path: string) {
  const sendScripts = await portal.holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(button(page).or(loading(page)).filter({ visible: true })).toBeVisible();
  return sendScripts;
}

/** At hydration, the portal marks the page as ready. */
const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');

async function typeCredentials(page: Page) {
  await portal.emailField(page).pressSequentially(newHire.email);
  await portal.passwordField(page).pressSequentially(newHire.password);
}

/** Leaves out the portal's files: the browser fetches the font whenever it likes. */
const withoutFiles = (requests: readonly string[]) =>
  requests.filter((each) => !/^GET .+\/assets\//.test(each));

const signInsIn = (requests: readonly string[]) =>
  requests.filter((each) => each.startsWith('POST ') && each.includes(':signInWithPassword'));

/** Extensions and a browser's translation change the form. React then renders it again, and warns. */
const addElement = () =>
  document.querySelector('input[type=password]')?.after(document.createElement('helper-icon'));

for (const [form, change, expectedComplaints] of [
  ['a form', () => {}, []],
  ['a form with an element beside its password', addElement, [redrawn]],
] as const) {
  test.describe(form, browsers, () => {
    test.use({ expectedComplaints: [...expectedComplaints] });

    test('keeps focus, caret and text through hydration', async ({ page }) => {
      const sendScripts = await openPrerendered(page, `/home${query}`);
      await page.evaluate(change);
      await expect(page).toHaveURL(`/home${query}`);
      await portal.emailField(page).pressSequentially(newHire.email);
      await password(page).pressSequentially('Welcome-026');
      for (const key of Array(3).fill('ArrowLeft')) await page.keyboard.press(key);
      await sendScripts();
      await expectHydrated(page);
      await expect(page).toHaveURL('/login');
      await page.keyboard.type('2');
      await expect(portal.emailField(page)).toHaveValue(newHire.email);
      await expect(password(page)).toHaveValue('Welcome-2026');
      await page.keyboard.press('Enter');
      await expect(portal.heading(page)).toBeVisible();
      await expect(page).toHaveURL(`/home${query}`);
    });
  });
}

test('hydration loses no key of somebody who types on', browsers, async ({ page }) => {
  const sendScripts = await openPrerendered(page, '/login');
  await portal.emailField(page).focus();
  let typed = '';
  const typeOn = async () => {
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz');
    typed += 'abcdefghijklmnopqrstuvwxyz';
  };
  await typeOn();
  await sendScripts();
  while ((await page.locator('html').getAttribute('data-ready')) === null) await typeOn();
  await typeOn();
  await expect(portal.emailField(page)).toHaveValue(typed);
});

/** The ways to send the form before hydration, once it is filled in. */
const presses: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Enter'),
  (page) => portal.emailField(page).press('Enter'),
  (page) => button(page).click(),
  (page) => button(page).press('Space'),
];

test(
  'what is sent before hydration is kept, and sent once after it',
  browsers,
  async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    const requests = portal.requestsOf(page);
    await portal.emailField(page).fill(newHire.email);
    await button(page).click();
    await expect(portal.passwordField(page), 'which the browser finds empty').toBeFocused();
    await expectUnpressed(page);
    await portal.passwordField(page).pressSequentially(newHire.password);
    for (const press of presses) await press(page);
    await expect(button(page)).toHaveText('Signing In...');
    await expect(page).toHaveURL('/login');
    expect(withoutFiles(requests)).toEqual([]);
    await sendScripts();
    await expect(portal.heading(page)).toBeVisible();
    expect(signInsIn(requests)).toHaveLength(1);
  },
);

async function expectNothingToLeave(page: Page) {
  await page.goto(`/home${query}`, { waitUntil: 'commit' });
  await expect(button(page)).toBeVisible();
  const requests = portal.requestsOf(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await typeCredentials(page);
  for (const press of presses) await press(page);
  await expect(button(page)).toBeVisible();
  await expect(page).toHaveURL(`/home${query}`);
  expect(addresses).toEqual([]);
  expect(withoutFiles(requests)).toEqual([]);
}

test.describe('where no script arrives', browsers, () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_FAILED$/] });

  test('nothing typed comes into an address, a sentence says so, and the press is taken back', async ({
    page,
  }) => {
    await page.route(portal.scripts, (route) => route.abort());
    await expectNothingToLeave(page);
    await expect(sentence(page)).toBeVisible();
    await expectUnpressed(page);
    await page.unroute(portal.scripts);
    await page.getByRole('link', { name: 'reload' }).click();
    await expectHydrated(page);
    await expect(sentence(page)).toHaveCount(0);
    await portal.submitCredentials(page);
    await expect(portal.heading(page)).toBeVisible();
  });
});

test.describe('where the browser cannot read the script', browsers, () => {
  test.use({ expectedComplaints: [/egular expression|invalid regexp/] });

  test('a sentence says which browsers can', async ({ page }) => {
    await page.route(portal.scripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '/(?<a/' }),
    );
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(
      oldestBrowsers.replace('Safari', 'or Safari'),
    );
    await expect(sentence(page)).toBeHidden();
  });
});

// Not in Firefox, where Playwright cannot turn scripts off.
test.describe('where no script is allowed', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing typed comes into an address', async ({ page }) => {
    await expectNothingToLeave(page);
    await expect(page.locator('noscript')).toBeVisible();
  });
});

/** Watches which screens the frames show, from the next page on. The returned function tells. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      const isSeen = (element: Element | null) => element?.checkVisibility() === true;
      if (isSeen(document.querySelector('#email'))) shown.add('form');
      if (isSeen(document.querySelector('main [role=status]'))) shown.add('loading');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)]);
}

test(
  'where the flag says that somebody is signed in, the person sees Loading..., then the portal, and never a form',
  browsers,
  async ({ page }) => {
    // A service worker would serve the scripts that are to be held back.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await portal.signIn(page);
    const framesShown = await watchFrames(page);
    const sendScripts = await openPrerendered(page, `/home${query}`);
    await expect(loading(page)).toBeVisible();
    await expect(button(page)).toBeHidden();
    await sendScripts();
    await expect(portal.heading(page)).toBeVisible();
    await expect(page).toHaveURL(`/home${query}`);
    expect(await framesShown()).toEqual(['loading']);
  },
);

test('a reload in the middle of a sign-in leaves no dead button', browsers, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { fetch: () => new Promise(() => {}) }));
  await portal.submitCredentials(page);
  await expect(button(page)).toBeDisabled();
  const sendScripts = await portal.holdScripts(page);
  // In Firefox, Playwright's own `reload` waits for the scripts that are held back.
  const isReloaded = page.waitForEvent('framenavigated');
  await page.evaluate(() => window.location.reload());
  await isReloaded;
  await expect(button(page)).toBeEnabled();
  await sendScripts();
  await expectHydrated(page);
  await portal.submitCredentials(page);
  await expect(portal.heading(page)).toBeVisible();
});

test('nothing shifts while the sign-in screen loads', async ({ page }) => {
  await page.goto('/login');
  await expectHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as (PerformanceEntry & { value: number })[]).map(
      ({ value }) => value,
    );
  });
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
