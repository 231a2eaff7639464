import { signInWords as german } from '../../../src/components/words/de/signIn.ts';
import { newHire } from '../../../src/mocks/demoAccounts.ts';
import { servePageInParts } from '../../support/pageInParts.ts';
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

// In the other browsers: tests/e2e/first-language.spec.ts.
test('nothing English is seen while a German page comes, nor once it is there', async ({
  webkit,
}) => {
  const server = await servePageInParts('site');
  await webkit.url(server.origin);
  // In a frame, because the driver waits for a page that it opens itself.
  await webkit.execute(() => {
    localStorage.setItem('waymark.language', 'de');
    const frame = document.createElement('iframe');
    frame.src = '/login';
    document.body.append(frame);
  });
  const form = () =>
    webkit.execute(() => {
      const page = document.querySelector('iframe')?.contentDocument;
      const isSeen = page?.querySelector('form')?.checkVisibility();
      const button = page?.querySelector('[type=submit]')?.textContent;
      return { language: page?.documentElement.lang, isSeen, button };
    });
  const english = { language: 'de', isSeen: false, button: 'Start My Onboarding Journey' };
  await expect.poll(form).toEqual(english);
  server.sendRest();
  await expect.poll(form).toEqual({ language: 'de', isSeen: true, button: german.form.submit });
  server.close();
});
