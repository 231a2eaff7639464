import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remote } from 'webdriverio';
import { webKitRemote } from '../../scripts/webKitDriver.mjs';
import { newHire } from '../../src/mocks/demoAccounts.ts';

const portal = process.env['PORTAL_ADDRESS'] ?? '';

let browser: WebdriverIO.Browser;

beforeAll(async () => {
  browser = await remote({ ...webKitRemote(), logLevel: 'silent', waitforTimeout: 20_000 });
});

/** A page of the portal's origin without its code, which would hold on to the database. */
beforeEach(async () => {
  await open('/favicon.svg');
  await browser.executeAsync((done: () => void) => {
    localStorage.clear();
    sessionStorage.clear();
    const deletion = indexedDB.deleteDatabase('firebaseLocalStorageDb');
    for (const end of ['success', 'error']) deletion.addEventListener(end, () => done());
  });
});

afterAll(async () => {
  await browser.deleteSession();
});

const open = (path: string) => browser.url(`${portal}${path}`);
const address = async () => (await browser.getUrl()).replace(portal, '');
const untilAddress = async (path: string) =>
  await expect.poll(address, { timeout: 20_000 }).toBe(path);
const shown = (selector: string) => browser.$(selector).waitForDisplayed();

/** Choosing scrolls smoothly, and a press on what moves would miss it. */
async function click(selector: string) {
  const element = browser.$(selector);
  await element.waitForStable();
  await element.click();
}

async function submit(password: string) {
  await shown('button=Start My Onboarding Journey');
  await browser.$('input[type="email"]').setValue(newHire.email);
  await browser.$('[name="current-password"]').setValue(password);
  await click('button=Start My Onboarding Journey');
}

const welcome = 'h1=Welcome to Your Onboarding Experience';
const completed = 'button=Mission Completed';

test('a wrong password is refused, the right one let in, and remembered until Sign Out', async () => {
  await open('/login');
  await submit('wrong');
  await shown('[role="alert"]');
  expect(await browser.$('[role="alert"]').getText()).toContain(
    'Invalid email or password. Please check your credentials.',
  );
  await submit(newHire.password);
  await shown(welcome);
  await untilAddress('/home');
  await browser.refresh();
  await shown(welcome);

  await click('button=Sign Out');
  await untilAddress('/login');
  expect(await browser.execute(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await open('/home');
  await untilAddress('/login');
  await shown('button=Start My Onboarding Journey');
});

test('from a link to a completed mission, kept on the device', async () => {
  const link = '/home?milestone=workstation-setup&mission=set-up-git-and-ssh';
  await open(link);
  await untilAddress('/login');
  await submit(newHire.password);
  await untilAddress(link);
  await click('button=Mark as Completed');
  await shown(completed);
  expect(await browser.$('[role="progressbar"]').getAttribute('aria-valuenow')).toBe('75');
  await click('button=Keep my progress on this device');
  await browser.refresh();
  await shown(completed);

  await click('button*=Adjust your chair');
  await shown('button=Mark as Completed');
  await browser.back();
  await untilAddress(link);
  await shown(completed);
});

test('at 500 px nothing scrolls sideways', async () => {
  await browser.setWindowSize(500, 900);
  await open('/home?milestone=workstation-setup&mission=set-up-git-and-ssh');
  await submit(newHire.password);
  await shown('h3=Create a key');
  const overflow = await browser.execute(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});
