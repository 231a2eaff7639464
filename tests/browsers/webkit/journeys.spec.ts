import type { WebDriver } from 'selenium-webdriver';
import { newHire } from '../../../src/mocks/demoAccounts.ts';
import { By, click, expect, see, submit, test, withText } from './session.ts';

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
  webkit,
  at,
}) => {
  await webkit.get(at('/login'));
  await submit(webkit, { ...newHire, password: 'wrong' });
  await see(webkit, withText('h3', 'Authentication Error'));
  expect(await (await see(webkit, By.css('[role="alert"] p'))).getText()).not.toBe('');
  await submit(webkit, newHire);
  await see(webkit, welcome);
  await untilAddress(webkit, '/home');
  await webkit.navigate().refresh();
  await see(webkit, welcome);

  await click(webkit, withText('button', 'Sign Out'));
  await untilAddress(webkit, '/login');
  expect(await webkit.executeScript(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await webkit.get(at('/home'));
  await untilAddress(webkit, '/login');
  await see(webkit, withText('button', 'Start My Onboarding Journey'));
});

test('from a link to a completed mission, saved on the device, where nothing scrolls sideways', async ({
  webkit,
  at,
}) => {
  await webkit.manage().window().setRect({ width: 500, height: 900 });
  const link = '/home?milestone=workstation-setup&mission=set-up-git-and-ssh';
  await webkit.get(at(link));
  await untilAddress(webkit, '/login');
  await submit(webkit, newHire);
  await untilAddress(webkit, link);
  await see(webkit, withText('h3', 'Create a key'));
  const overflow = await webkit.executeScript(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  await click(webkit, withText('button', 'Mark as Completed'));
  await see(webkit, completed);
  expect(
    await webkit.findElement(By.css('[role="progressbar"]')).getAttribute('aria-valuenow'),
  ).toBe('80');
  await click(webkit, withText('button', 'Adjust your chair'));
  await see(webkit, withText('button', 'Mark as Completed'));
  await webkit.navigate().back();
  await untilAddress(webkit, link);
  await see(webkit, completed);
});
