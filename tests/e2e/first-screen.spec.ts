import type { Page, Route } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  type Credentials,
  emailField,
  expect,
  isAuthenticated,
  passwordField,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const browsers = { tag: '@browsers' };
const everywhere = { tag: ['@live', '@demo', '@emulator'] };
/** All but the one that stands in the page. */
const scripts = /\/assets\/.+\.js$/;
const query = '?milestone=team-lunch&mission=join-the-team-lunch';

/** The button whatever it says, before hydration, too. */
const button = (page: Page) => page.locator('button[type=submit]');
const expectUnpressed = (page: Page) =>
  expect(button(page)).toHaveText('Start My Onboarding Journey');
const loading = (page: Page) => page.getByText('Loading...', { exact: true });
const sentence = (page: Page) => page.getByText('This page did not load completely.');

type Answer = (route: Route) => Promise<void>;

const send: Answer = (route) => route.continue();

/** The portal's scripts are held back, until the returned function is called. */
async function holdScripts(page: Page) {
  const waiting: Route[] = [];
  let answer: Answer | undefined;
  await page.route(scripts, (route) => (answer ? answer(route) : void waiting.push(route)));
  return async (next = send) => {
    answer = next;
    for (const route of waiting.splice(0)) await next(route);
  };
}

/** Up to the moment before hydration; the returned function sends the scripts. */
async function openPrerendered(page: Page, path: string) {
  const sendScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(button(page).or(loading(page)).filter({ visible: true })).toBeVisible();
  return sendScripts;
}

const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-start', 'done');

/** Remembers the nodes of the form, and whether all of them are still in the page. */
async function watchNodes(page: Page) {
  const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  expect(await nodes.evaluate(({ length }) => length)).toBeGreaterThan(10);
  return () => nodes.evaluate((all) => all.every(({ isConnected }) => isConnected));
}

/** Only typed: with the mouse or a key it is sent afterwards. */
async function type(page: Page, { email, password }: Credentials = newHire) {
  await emailField(page).pressSequentially(email);
  await passwordField(page).pressSequentially(password);
}

/** The font comes whenever the browser likes. */
const withoutFiles = (requests: readonly string[]) =>
  requests.filter((each) => !/^GET .+\/assets\//.test(each));

const signInsIn = (requests: readonly string[]) =>
  requests.filter((each) => each.startsWith('POST ') && each.includes(':signInWithPassword'));

test.describe('hydration', browsers, () => {
  test('leaves nodes, focus, caret and text as they were', everywhere, async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    await type(page, { ...newHire, password: 'Welcome-026' });
    for (const key of Array(3).fill('ArrowLeft')) await page.keyboard.press(key);
    const areThere = await watchNodes(page);
    await sendScripts();
    await expectHydrated(page);
    await page.keyboard.type('2');
    await expect(emailField(page)).toHaveValue(newHire.email);
    await expect(passwordField(page)).toHaveValue('Welcome-2026');
    expect(await areThere()).toBe(true);
    await page.keyboard.press('Enter');
    await expect(portalHeading(page)).toBeVisible();
  });

  test('leaves what a password manager has put in, and it is sent', async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    await page.locator('form').evaluate((form, { email, password }) => {
      const [first, second] = form.querySelectorAll('input');
      if (first && second) [first.value, second.value] = [email, password];
    }, newHire);
    await sendScripts();
    await expectHydrated(page);
    await submitButton(page).click();
    await expect(portalHeading(page)).toBeVisible();
  });

  test('loses no key of somebody who types on', async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    await emailField(page).focus();
    let typed = '';
    const typeOn = async () => {
      await page.keyboard.type('abcdefghijklmnopqrstuvwxyz');
      typed += 'abcdefghijklmnopqrstuvwxyz';
    };
    await typeOn();
    await sendScripts();
    while ((await page.locator('html').getAttribute('data-start')) !== 'done') await typeOn();
    await typeOn();
    await expect(emailField(page)).toHaveValue(typed);
  });

  for (const [path, home] of [
    [`/home${query}`, `/home${query}`],
    ['/any/where', '/home'],
  ] as const) {
    test(`of ${path} leads to /login, and the sign-in to ${home}`, async ({ page }) => {
      const sendScripts = await openPrerendered(page, path);
      await expect(page).toHaveURL(path);
      await expect(loading(page)).toBeHidden();
      await type(page);
      const areThere = await watchNodes(page);
      await sendScripts();
      await expect(page).toHaveURL('/login');
      await expectHydrated(page);
      expect(await areThere()).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(home);
      await expect(portalHeading(page)).toBeVisible();
    });
  }
});

/** What scripts of extensions and a browser's translation do to a page: React then draws the form anew. */
const changes = {
  'an element beside the password': () =>
    document.querySelector('input[type=password]')?.after(document.createElement('helper-icon')),
  'a replaced label': () => {
    const font = document.createElement('font');
    font.textContent = 'Contraseña';
    document.querySelector('label[for=current-password]')?.replaceChildren(font);
  },
  'a form within another element': () => {
    const form = document.querySelector('form');
    const helper = document.createElement('helper-form');
    form?.replaceWith(helper);
    if (form) helper.append(form);
  },
} as const satisfies Record<string, () => void>;

test.describe('a form that another script has changed', browsers, () => {
  // React warns of it.
  test.use({ expectedComplaints: [/Minified React error #418/] });

  const password = (page: Page) => page.locator('input[type=password]');

  for (const [name, change] of Object.entries(changes)) {
    test(`keeps text, focus and caret: ${name}`, async ({ page }) => {
      const sendScripts = await openPrerendered(page, '/login');
      await page.evaluate(change);
      await emailField(page).pressSequentially(newHire.email);
      await password(page).pressSequentially('Welcome-026');
      for (const key of Array(3).fill('ArrowLeft')) await page.keyboard.press(key);
      await sendScripts();
      await expectHydrated(page);
      await page.keyboard.type('2');
      await expect(emailField(page)).toHaveValue(newHire.email);
      await expect(password(page)).toHaveValue('Welcome-2026');
      await page.keyboard.press('Enter');
      await expect(portalHeading(page)).toBeVisible();
    });

    test(`keeps what was sent early: ${name}`, async ({ page }) => {
      const sendScripts = await openPrerendered(page, '/login');
      const requests = requestsOf(page);
      await emailField(page).pressSequentially(newHire.email);
      await password(page).pressSequentially(newHire.password);
      await page.keyboard.press('Enter');
      await page.evaluate(change);
      await sendScripts();
      await expect(portalHeading(page)).toBeVisible();
      expect(signInsIn(requests)).toHaveLength(1);
    });
  }

  test('keeps the focus of the email field, and goes on after what was typed', async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    await emailField(page).pressSequentially('new.hire@waymark');
    await page.evaluate(changes['an element beside the password']);
    await sendScripts();
    await expectHydrated(page);
    await page.keyboard.type('.test');
    await expect(emailField(page)).toHaveValue(newHire.email);
  });
});

/** What is done in the form before hydration, once it is filled in. */
const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Enter: (page) => page.keyboard.press('Enter'),
  'Enter twice': async (page) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  'Enter in the first field': (page) => emailField(page).press('Enter'),
  'a click': (page) => button(page).click(),
  'the space bar on the button': (page) => button(page).press('Space'),
};

test.describe('sent early', browsers, () => {
  for (const [name, press] of Object.entries(presses)) {
    test(`with ${name}, it is kept, and sent once after hydration`, async ({ page }) => {
      const sendScripts = await openPrerendered(page, '/login');
      const requests = requestsOf(page);
      await type(page);
      await press(page);
      await expect(button(page)).toHaveText('Signing In...');
      await expect(page).toHaveURL('/login');
      expect(withoutFiles(requests)).toEqual([]);
      await sendScripts();
      await expect(portalHeading(page)).toBeVisible();
      expect(signInsIn(requests)).toHaveLength(1);
    });
  }

  test('it is kept where the script of an extension fails', async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    await type(page);
    await page.keyboard.press('Enter');
    await page.evaluate(() => {
      const filename = 'chrome-extension://helper/content.js';
      window.dispatchEvent(new ErrorEvent('error', { filename }));
    });
    await expect(button(page)).toHaveText('Signing In...');
    await expect(sentence(page)).toBeHidden();
    await sendScripts();
    await expect(portalHeading(page)).toBeVisible();
  });

  test('with an empty field, the browser refuses it, and nothing is kept', async ({ page }) => {
    const sendScripts = await openPrerendered(page, '/login');
    const requests = requestsOf(page);
    await emailField(page).fill(newHire.email);
    await button(page).click();
    await expect(passwordField(page)).toBeFocused();
    await expectUnpressed(page);
    await sendScripts();
    await expectHydrated(page);
    expect(signInsIn(requests)).toEqual([]);
  });
});

async function expectNothingToLeave(page: Page) {
  await page.goto(`/home${query}`, { waitUntil: 'commit' });
  await expect(button(page)).toBeVisible();
  const requests = requestsOf(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await type(page);
  for (const press of Object.values(presses)) await press(page);
  await expect(button(page)).toBeVisible();
  await expect(page).toHaveURL(`/home${query}`);
  expect(addresses).toEqual([]);
  expect(withoutFiles(requests)).toEqual([]);
}

test.describe('where no script arrives', browsers, () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_FAILED$/] });

  const absent: Record<string, Answer> = {
    'is answered': () => Promise.resolve(),
    'can be fetched': (route) => route.abort(),
  };
  for (const [which, answer] of Object.entries(absent)) {
    test(`none ${which}: nothing typed comes into an address`, async ({ page }) => {
      await page.route(scripts, answer);
      await expectNothingToLeave(page);
    });
  }

  test('a sentence says so, and an early press is taken back', async ({ page }) => {
    const answer = await openPrerendered(page, '/login');
    await type(page);
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveText('Signing In...');
    await expect(sentence(page)).toBeHidden();
    await answer((route) => route.abort());
    await expect(sentence(page)).toBeVisible();
    await expectUnpressed(page);
    await answer(send);
    await page.getByRole('link', { name: 'reload' }).click();
    await expectHydrated(page);
    await expect(sentence(page)).toHaveCount(0);
    await submitCredentials(page);
    await expect(portalHeading(page)).toBeVisible();
  });
});

test('where a script never ends, a sentence says so after two minutes', async ({ page }) => {
  // It stands still from here on: what the rest takes would come on top.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openPrerendered(page, '/login');
  await type(page);
  await page.keyboard.press('Enter');
  await page.clock.fastForward(119_000);
  await expect(sentence(page)).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(sentence(page)).toBeVisible();
  await expectUnpressed(page);
});

// In Firefox, Playwright's switch turns no script off.
test.describe('where no script is allowed', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing typed comes into an address', async ({ page }) => {
    await expectNothingToLeave(page);
    await expect(page.locator('noscript')).toBeVisible();
  });
});

/** Which of the screens each frame has shown, from the next page on. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      const isSeen = (element: Element | null) => element?.checkVisibility() === true;
      if (isSeen(document.querySelector('form'))) shown.add('form');
      if (isSeen(document.querySelector('main [role=status]'))) shown.add('loading');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)]);
}

test.describe('where the flag says that somebody is signed in', browsers, () => {
  test('the person sees Loading..., then the portal, and never a form', async ({ page }) => {
    await signIn(page);
    const framesShown = await watchFrames(page);
    const sendScripts = await openPrerendered(page, `/home${query}`);
    await expect(loading(page)).toBeVisible();
    await expect(button(page)).toBeHidden();
    await sendScripts();
    await expect(portalHeading(page)).toBeVisible();
    await expect(page).toHaveURL(`/home${query}`);
    expect(await framesShown()).toEqual(['loading']);
  });

  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    test(`in ${storage}, but nobody is, the form follows`, async ({ page }) => {
      await page.goto('/favicon.svg');
      await page.evaluate((name) => window[name].setItem('isAuthenticated', 'true'), storage);
      const framesShown = await watchFrames(page);
      const sendScripts = await openPrerendered(page, '/any/where');
      await expect(button(page)).toBeHidden();
      await sendScripts();
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate((name) => window[name].length, storage)).toBe(0);
      await expect.poll(framesShown).toEqual(['loading', 'form']);
    });
  }
});

test('without the flag, a stored session brings the portal by itself', {
  tag: ['@live', '@emulator', '@browsers'],
}, async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.removeItem('isAuthenticated'));
  const sendScripts = await openPrerendered(page, `/home${query}`);
  const requests = requestsOf(page);
  await type(page, { email: 'someone@else.test', password: 'any' });
  await sendScripts();
  await expect(portalHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`/home${query}`);
  expect(signInsIn(requests)).toEqual([]);
  expect(await isAuthenticated(page)).toBe('true');
});

test('a reload in the middle of a sign-in leaves no dead button', browsers, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { fetch: () => new Promise(() => {}) }));
  await submitCredentials(page);
  await expect(button(page)).toBeDisabled();
  const sendScripts = await holdScripts(page);
  // In Firefox, Playwright's own waits for what is held back.
  const isReloaded = page.waitForEvent('framenavigated');
  await page.evaluate(() => window.location.reload());
  await isReloaded;
  await expect(button(page)).toBeEnabled();
  await sendScripts();
  await expectHydrated(page);
  await submitCredentials(page);
  await expect(portalHeading(page)).toBeVisible();
});

test('where the browser has no storage, the form is there, and works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(window, name);
  });
  const sendScripts = await openPrerendered(page, '/login');
  await type(page);
  await sendScripts();
  await page.keyboard.press('Enter');
  await expect(portalHeading(page)).toBeVisible();
});
