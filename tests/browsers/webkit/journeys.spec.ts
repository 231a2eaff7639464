import { newHire } from '../../../src/mocks/demoAccounts.ts';
import { click, expect, submit, test } from './session.ts';

/** Each journey has a session of its own, from which the browser keeps nothing for the next one. */
test.beforeEach(({ webkit }) => webkit.reloadSession());

const untilAddress = (webkit: WebdriverIO.Browser, path: string) =>
  expect
    .poll(async () => {
      const { pathname, search } = new URL(await webkit.getUrl());
      return pathname + search;
    })
    .toBe(path);

const welcome = 'h1=Welcome to Your Onboarding Experience';
const completed = 'button=Mission Completed';

test('a wrong password is refused, the right one let in, and remembered until Sign Out', async ({
  webkit,
}) => {
  await webkit.url('/login');
  await submit(webkit, { ...newHire, password: 'wrong' });
  await webkit.$('h3=Authentication Error').waitForDisplayed();
  expect(await webkit.$('[role="alert"] p').getText()).not.toBe('');
  await submit(webkit, newHire);
  await webkit.$(welcome).waitForDisplayed();
  await untilAddress(webkit, '/home');
  await webkit.refresh();
  await webkit.$(welcome).waitForDisplayed();

  await click(webkit, 'button=Sign Out');
  await untilAddress(webkit, '/login');
  expect(await webkit.execute(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await webkit.url('/home');
  await untilAddress(webkit, '/login');
  await webkit.$('button=Start My Onboarding Journey').waitForDisplayed();
});

test('from a link to a completed mission, kept on the device, where nothing scrolls sideways', async ({
  webkit,
}) => {
  await webkit.setWindowSize(500, 900);
  const link = '/home?milestone=workstation-setup&mission=set-up-git-and-ssh';
  await webkit.url(link);
  await untilAddress(webkit, '/login');
  await submit(webkit, newHire);
  await untilAddress(webkit, link);
  await webkit.$('h3=Create a key').waitForDisplayed();
  const overflow = await webkit.execute(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  await click(webkit, 'button=Mark as Completed');
  await webkit.$(completed).waitForDisplayed();
  expect(await webkit.$('[role="progressbar"]').getAttribute('aria-valuenow')).toBe('75');
  await click(webkit, 'button=Keep my progress on this device');
  await webkit.refresh();
  await webkit.$(completed).waitForDisplayed();

  await click(webkit, 'button*=Adjust your chair');
  await webkit.$('button=Mark as Completed').waitForDisplayed();
  await webkit.back();
  await untilAddress(webkit, link);
  await webkit.$(completed).waitForDisplayed();
});
