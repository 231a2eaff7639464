import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Key, remote } from 'webdriverio';
import { webKitRemote } from '../../scripts/browsers/webkit.mjs';
import { newHire } from '../../src/mocks/demoAccounts.ts';

const { PORTAL_ADDRESS: portal } = process.env;

let browser: WebdriverIO.Browser;

beforeAll(async () => {
  browser = await remote({ ...webKitRemote(), logLevel: 'silent', waitforTimeout: 20_000 });
});

/** A page of the portal's origin without its code, which would hold on to the database. */
beforeEach(async () => {
  await open('/favicon.svg');
  await browser.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  });
});

afterAll(async () => {
  await browser.deleteSession();
});

const emailField = () => browser.$('input[type="email"]');
const passwordField = () => browser.$('#current-password');
const submitButton = () => browser.$('button=Start My Onboarding Journey');
const portalHeading = () => browser.$('h1=Welcome to Your Onboarding Experience');
const heading = (text: string) => browser.$(`h2=${text}`);
const milestone = (name: string) => browser.$('ol').$(`button*=${name}`);

const open = (path: string) => browser.url(`${portal}${path}`);
const place = async () => (await browser.getUrl()).replace(portal ?? '', '');

const untilShown = (element: ReturnType<typeof browser.$>) => element.waitForDisplayed();

/** Choosing scrolls smoothly, and a press on what moves would miss it. */
async function click(element: ReturnType<typeof browser.$>) {
  await element.waitForStable();
  await element.click();
}

async function untilPlace(path: string) {
  await expect.poll(place, { timeout: 20_000 }).toBe(path);
}

/** The text of what has the focus, or its label. */
const focused = () =>
  browser.execute(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return (label ?? element)?.textContent ?? '';
  });

const untilFocused = (text: string) =>
  browser.waitUntil(async () => (await focused()).startsWith(text), {
    timeoutMsg: `the focus never came to "${text}"`,
  });

const press = (key: 'Tab' | 'Enter' | 'Space') => browser.keys([Key[key]]);

async function pressUntil(keys: string[], text: string) {
  for (let stop = 0; stop < 30 && !(await focused()).startsWith(text); stop += 1) {
    await browser.keys(keys);
  }
  await untilFocused(text);
}

/** Whether what has the focus shows it. */
const hasRing = () =>
  browser.execute(() => {
    const { activeElement } = document;
    return activeElement !== null && getComputedStyle(activeElement).outlineStyle === 'solid';
  });

const overflow = () =>
  browser.execute(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function submitCredentials(password = newHire.password) {
  await untilShown(submitButton());
  await emailField().setValue(newHire.email);
  await passwordField().setValue(password);
  await click(submitButton());
}

async function signIn() {
  await open('/login');
  await submitCredentials();
  await untilShown(portalHeading());
}

test('a wrong password is refused, the right one let in, and remembered', async () => {
  await open('/login');
  await submitCredentials('wrong');
  const alert = browser.$('[role="alert"]');
  await untilShown(alert);
  expect(await alert.getText()).toContain(
    'Invalid email or password. Please check your credentials.',
  );
  await untilFocused('Authentication Error');
  await submitCredentials();
  await untilFocused('Welcome to Your Onboarding Experience');
  expect(await place()).toBe('/home');
  await browser.refresh();
  await untilShown(portalHeading());
  await open('/anything');
  await untilPlace('/home');
});

test('from a milestone to a completed mission, by reload and by link', async () => {
  await signIn();
  await click(milestone('Workstation Setup'));
  await untilShown(heading('Workstation Setup Progress'));
  await click(browser.$('button*=Set up Git and create an SSH key'));
  await untilFocused('Set up Git and create an SSH key');
  const link = '/home?milestone=workstation-setup&mission=set-up-git-and-ssh';
  expect(await place()).toBe(link);
  await browser.refresh();
  await untilShown(browser.$('h3=Create a key'));

  await click(browser.$('button=Mark as Completed'));
  await untilFocused('Well done. 3 of 4 missions completed in Workstation Setup.');
  expect(await browser.$('button=Mission Completed').isEnabled()).toBe(false);
  expect(await browser.$('[role="progressbar"]').getAttribute('aria-valuenow')).toBe('75');

  await click(browser.$('button=Keep my progress on this device'));
  await untilShown(browser.$('p=Your progress is kept on this device.'));
  await browser.refresh();
  await untilShown(browser.$('button=Mission Completed'));
  await browser.back();
  await untilShown(heading('Workstation Setup Progress'));
  expect(await place()).toBe('/home?milestone=workstation-setup');
  await browser.forward();
  await untilShown(browser.$('h3=Create a key'));

  await click(browser.$('button=Sign Out'));
  await untilPlace('/login');
  await open(link);
  await untilPlace('/login');
  await submitCredentials();
  await untilPlace(link);
  await untilShown(browser.$('button=Mission Completed'));
});

test('Sign Out leads to the sign-in screen and stays there', async () => {
  await signIn();
  await click(milestone('Team Lunch'));
  await untilShown(heading('Team Lunch Progress'));
  await click(browser.$('button=Sign Out'));
  await untilPlace('/login');
  expect(await browser.$('h1').isFocused()).toBe(true);
  expect(await browser.execute(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await browser.back();
  await untilPlace('/login');
  await untilShown(submitButton());
  await browser.refresh();
  await untilShown(submitButton());
});

test('the whole journey works with the keyboard alone', async () => {
  await open('/login');
  await untilShown(submitButton());
  await press('Tab');
  await untilFocused('Email');
  await browser.keys(newHire.email);
  await press('Tab');
  await untilFocused('Password');
  await browser.keys(newHire.password);
  await press('Enter');
  await untilFocused('Welcome to Your Onboarding Experience');

  await pressUntil([Key.Shift, Key.Tab], 'Skip to main content');
  expect(await hasRing()).toBe(true);
  await press('Enter');
  await press('Tab');
  await untilFocused('Orientation');
  expect(await hasRing()).toBe(true);
  await press('Tab');
  await press('Space');
  await untilShown(heading('Workstation Setup Progress'));
  await untilFocused('Workstation Setup');
  await pressUntil([Key.Tab], 'Adjust your chair');
  await press('Enter');
  await browser.waitUntil(() => browser.execute(() => document.activeElement?.tagName === 'H2'));
  await pressUntil([Key.Tab], 'Mark as Completed');
  await press('Enter');
  await untilFocused('Well done. 3 of 4 missions');
});

test.each([
  [500, 'down'],
  [1024, 'across'],
  [1920, 'across'],
])('at %i px nothing scrolls sideways, and the timeline goes %s', async (width, direction) => {
  await browser.setWindowSize(width, 900);
  await open('/login');
  await untilShown(submitButton());
  expect(await overflow()).toBe(0);
  await signIn();
  await click(milestone('Workstation Setup'));
  await click(browser.$('button*=Set up Git and create an SSH key'));
  await untilShown(browser.$('h3=Create a key'));
  expect(await browser.execute(() => window.innerWidth)).toBe(width);
  expect(await overflow()).toBe(0);
  const [first, second] = await browser.$$('ol > li').map((stop) => stop.getLocation());
  expect(first?.y === second?.y ? 'across' : 'down').toBe(direction);
});
