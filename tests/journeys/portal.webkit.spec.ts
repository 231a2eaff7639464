import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { addressOf, open } from '../sites.mjs';
import { everywhere } from '../workbench/storybook.ts';
import { isThrough, showStory, update } from '../workbench/storybookPreview.ts';
import { type FrontServer, startFrontServer } from './support/frontServer.ts';
import { type Credentials, colleague as intern } from './support/portal.ts';
import { builds } from './support/test.ts';

// By WebKitGTK's own driver, because Playwright's build of WebKit runs on few systems.
const driver = 'http://127.0.0.1:4307';

/** Only for what never comes: a busy machine is slow. */
const limit = 60_000;

/** On a screen that nobody sees. */
async function startDriver() {
  // The screen has no window manager, so the window under the pointer has the focus. The pointer is in the middle of
  // the screen, which therefore has to lie within the smallest window.
  const screen = ['--auto-servernum', '--server-args=-screen 0 640x480x24'];
  const command = ['WebKitWebDriver', '--port=4307', '--host=127.0.0.1'];
  const child = spawn('xvfb-run', [...screen, ...command], {
    detached: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
      TZ: 'UTC',
      // The search for assistive technology would take a second of each start.
      NO_AT_BRIDGE: '1',
    },
  });
  const isThere = async () => (await fetch(`${driver}/status`)).ok;
  while (!(await isThere().catch(() => false))) await setTimeout(100);
  return async () => {
    // So that `xvfb-run` ends its screen.
    process.kill(-Number(child.pid), 'SIGTERM');
    await once(child, 'exit');
  };
}

/**
 * A browser that has kept nothing. WebKitGTK's driver ignores about one request of 250 for a new one, and responds
 * the next.
 */
async function openWebkit(): Promise<WebDriver> {
  const openOnce = () =>
    new Builder().usingServer(driver).withCapabilities({ browserName: 'MiniBrowser' }).build();
  return (
    (await Promise.race([openOnce(), setTimeout(20_000, undefined, { ref: false })])) ?? openOnce()
  );
}

interface Fixtures {
  /** Before the demo in which each account sees its own plan. */
  server: FrontServer;
  /** Opened at a path of it. */
  openAt: (path: string) => Promise<WebDriver>;
}

interface WorkerFixtures {
  runningDriver: string;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  runningDriver: [
    async ({ browserName: _ }, provide) => {
      const stop = await startDriver();
      await provide(driver);
      await stop();
    },
    { scope: 'worker', auto: true },
  ],
  server: [
    async ({ browserName: _ }, provide) => {
      const server = await startFrontServer(await open('demo-account'));
      await provide(server);
      server.close();
    },
    builds,
  ],
  openAt: async ({ server }, provide) => {
    const webkit = await openWebkit();
    await provide(async (path) => {
      await webkit.get(server.origin + path);
      return webkit;
    });
    await webkit.quit();
  },
});

// The driver has one session at a time.
test.describe.configure({ mode: 'default' });

/** @param tag as in `button`, for the first one that has this text or a longer one */
const withText = (tag: string, text: string) =>
  By.xpath(`//${tag}[contains(normalize-space(), ${JSON.stringify(text)})]`);

const see = (webkit: WebDriver, locator: By): Promise<WebElement> =>
  webkit.wait(
    async () => {
      const [element] = await webkit.findElements(locator);
      // React may have replaced it meanwhile.
      return (await element?.isDisplayed().catch(() => false)) ? element : undefined;
    },
    limit,
    `${locator.toString()} is not seen`,
  ) as Promise<WebElement>;

/** The page scrolls smoothly after a choice, and a click on a moving element would miss it. */
async function click(webkit: WebDriver, locator: By) {
  const element = await see(webkit, locator);
  let last: number | undefined;
  const isStill = async () => {
    const before = last;
    last = await webkit.executeScript<number>(
      (each: Element) => each.getBoundingClientRect().top,
      element,
    );
    return last === before;
  };
  await webkit.wait(isStill, limit, `${locator.toString()} moves`);
  // The driver scrolls smoothly, as the page does, and refuses to click outside the view.
  const isPressed = async () => {
    await webkit.executeScript(
      (each: Element) => each.scrollIntoView({ block: 'center', behavior: 'instant' }),
      element,
    );
    return element.click().then(
      () => true,
      () => false,
    );
  };
  await webkit.wait(isPressed, limit, `${locator.toString()} cannot be pressed`);
}

async function submit(webkit: WebDriver, { email, password }: Credentials) {
  const button = withText('button', 'Start My Onboarding Journey');
  await see(webkit, button);
  for (const [field, text] of [
    ['input[type="email"]', email],
    ['#current-password', password],
  ] as const) {
    const element = await webkit.findElement(By.css(field));
    await element.clear();
    await element.sendKeys(text);
  }
  await click(webkit, button);
}

const untilAddress = (webkit: WebDriver, path: string) =>
  expect
    .poll(async () => {
      const { pathname, search } = new URL(await webkit.getCurrentUrl());
      return pathname + search;
    })
    .toBe(path);

const welcome = withText('h1', 'Welcome to Your Onboarding Experience');
const completed = withText('button', 'Mission Completed');

test('a wrong password is refused, the right one let in, and remembered until Sign Out', async ({
  openAt,
}) => {
  const webkit = await openAt('/login');
  await submit(webkit, { ...intern, password: 'wrong' });
  await see(webkit, withText('h3', 'Authentication Error'));
  expect(await (await see(webkit, By.css('[role="alert"] p'))).getText()).not.toBe('');
  await submit(webkit, intern);
  await see(webkit, welcome);
  await untilAddress(webkit, '/home');
  await webkit.navigate().refresh();
  await see(webkit, welcome);

  await click(webkit, withText('button', 'Sign Out'));
  await untilAddress(webkit, '/login');
  expect(await webkit.executeScript(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await openAt('/home');
  await untilAddress(webkit, '/login');
  await see(webkit, withText('button', 'Start My Onboarding Journey'));
});

test('from a link to a completed mission, which is saved, where nothing scrolls sideways', async ({
  openAt,
}) => {
  const link = '/home?milestone=first-days&mission=get-your-access';
  const webkit = await openAt(link);
  await webkit.manage().window().setRect({ width: 500, height: 900 });
  await untilAddress(webkit, '/login');
  await submit(webkit, intern);
  await untilAddress(webkit, link);
  await see(webkit, withText('h2', 'Get access to the tools you need'));
  const overflow = await webkit.executeScript(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  const progress = () =>
    webkit.findElement(By.css('[role="progressbar"]')).getAttribute('aria-valuenow');
  expect(await progress()).toBe('0');
  await click(webkit, withText('button', 'Mark as Completed'));
  await see(webkit, completed);
  expect(Number(await progress())).toBeGreaterThan(0);
  await see(webkit, withText('summary', 'Saved on this device.'));
  await webkit.navigate().refresh();
  await see(webkit, completed);

  await click(webkit, withText('button', 'Meet your mentor'));
  await see(webkit, withText('button', 'Mark as Completed'));
  await webkit.navigate().back();
  await untilAddress(webkit, link);
  await see(webkit, completed);
});

test('a picture is shown', async ({ openAt }) => {
  const webkit = await openAt('/home?milestone=before-your-first-day&mission=find-your-way-in');
  await submit(webkit, intern);
  const picture = await see(webkit, By.css('img[alt^="Map of the entrance"]'));
  await expect.poll(() => picture.getProperty('naturalWidth')).toBe(1280);
});

const link = '/login?mode=resetPassword&oobCode=none&apiKey=demo-waymark';
const lost: readonly [string, (response: ServerResponse) => unknown][] = [
  ['nothing comes for', (response) => response.destroy()],
  ['the host misses', (response) => response.writeHead(404).end()],
  ['a page comes for', (response) => response.setHeader('Content-Type', 'text/html').end('<p>')],
];
for (const [name, answer] of lost) {
  test(`where ${name} the code of a link, a press brings it`, async ({ openAt, server }) => {
    server.intercept(/\/assets\/signInExtras-/, answer);
    const webkit = await openAt(link);
    const again = withText('button', 'Try again');
    await see(webkit, again);
    server.stopIntercepting();
    const answered = withText('h2', 'link');
    await webkit.wait(
      async () => {
        const [button] = await webkit.findElements(again);
        // A page that is reloading has none.
        await button?.click().catch(() => {});
        return (await webkit.findElements(answered)).length > 0;
      },
      limit,
      'The link is not checked',
    );
  });
}

test.describe('stories', () => {
  let webkit: WebDriver;

  test.beforeAll(async () => {
    webkit = await openWebkit();
    // Axe's rules are the same in every browser: Vitest holds each story to them.
    const map = 'iframe.html?id=atlas--map&globals=a11y.manual:!true';
    await webkit.get(addressOf('site') + map);
  });
  test.afterAll(() => webkit.quit());

  for (const { title, name, ...story } of everywhere) {
    test(`${title}, ${name}`, async () => {
      await expect.poll(() => webkit.executeScript(isThrough, '')).toBe(true);
      await webkit.executeScript(showStory, story.id);
      await expect.poll(() => webkit.executeScript(isThrough, story.id)).toBe(true);
      if ('args' in story) {
        const payload = { storyId: story.id, updatedArgs: story.args };
        await webkit.executeScript(update, { event: 'updateStoryArgs', payload });
      }
    });
  }
});
