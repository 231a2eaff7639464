import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const unregister = vi.fn(async () => true);

const { documentElement } = document;
const earlierPage = { of: 'an earlier page' };

async function openPage(path = '/login') {
  window.history.replaceState(earlierPage, '', path);
  vi.resetModules();
  // The previous script's listeners stay.
  if ('bootstrap' in window) window.bootstrap.finish();
  await import('./bootstrap.ts');
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } });
  document.body.innerHTML = '<p id="incomplete" hidden></p><p id="unreadable" hidden></p>';
  await openPage();
});

afterEach(() => {
  vi.useRealTimers();
  window.bootstrap.finish();
  documentElement.removeAttribute('data-loading');
  documentElement.removeAttribute('dir');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

const shown = () => [...document.querySelectorAll('p:not([hidden])')].map(({ id }) => id);

/** @param source the address of a script that does not load */
function miss(source: string) {
  const script = document.createElement('script');
  // Not a script's type, so that jsdom does not fetch the source.
  script.type = 'unknown';
  script.src = source;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));

const own = `${window.location.origin}/assets/index-1.js`;
const other = 'chrome-extension://helper/script.js';

it.each([
  ['does not come', ['incomplete'], () => miss(own)],
  ['cannot be read', ['unreadable'], () => fail(own)],
  ['of an extension does not come', [], () => miss(other)],
  ['of an extension fails', [], () => fail(other)],
])('where a script %s, the page says %o', async (_, sentences, happens) => {
  happens();
  expect(shown()).toEqual(sentences);
  // Without the worker, a reload asks the server.
  await expect.poll(() => unregister.mock.calls).toHaveLength(sentences.length);
});

it('says so after two minutes where a script neither comes nor fails', async () => {
  window.bootstrap.finish();
  vi.useFakeTimers();
  await openPage();
  vi.advanceTimersByTime(119_999);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['incomplete']);
});

it('says nothing once the portal has taken over', () => {
  window.bootstrap.finish();
  fail(own);
  expect(shown()).toEqual([]);
});

const mailLink = 'mode=resetPassword&oobCode=Ab_1-2&apiKey=AIza&lang=en';

// The link's content is read in src/features/session/passwordReset/readPasswordResetLink.ts.
it.each([
  [`/login?${mailLink}`, '/login', mailLink],
  [`/?${mailLink}`, '/', mailLink],
  [`/home?${mailLink}#main`, '/home', `${mailLink}&main`],
  ['/login?mode=verifyEmail&oobCode=Ab', '/login', 'mode=verifyEmail&oobCode=Ab'],
  ['/login?mode=resetPass', '/login?mode=resetPass', undefined],
  ['/home?milestone=a&mission=b', '/home?milestone=a&mission=b', undefined],
  ['/home?mission=resetpassword', '/home?mission=resetpassword', undefined],
])('takes a password link out of %s at once', async (path, rest, query) => {
  await openPage(path);
  expect(window.bootstrap.passwordResetLink).toBe(query);
  expect(window.location.href).toBe(window.location.origin + rest);
  expect(window.history.state).toEqual(query === undefined ? earlierPage : null);
  // No form appears just to disappear again.
  expect(documentElement.hasAttribute('data-loading')).toBe(query !== undefined);
});

/** A page as a build writes it. */
const bilingualPage = [
  '<div id="failures">Failures</div><div id="root">Sign in</div>',
  '<template id="preload">Code</template>',
  '<template id="de" dir="rtl"><link><div id="failures">Fehler</div><div id="root">Anmelden</div>',
  '<template id="preload">Code, Worte</template></template>',
].join('');
const stored = (text: string | null) => ({ getItem: () => text });

/** Opens a page as a build writes it. */
async function openBuiltPage(browser: object, storage: unknown, path?: string) {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('localStorage', storage);
  document.body.innerHTML = bilingualPage;
  await openPage(path);
}

// Language tags: findLanguage.test.ts. Escaped links: mailedLinks.test.ts.
it.each<[language: string, browser: object, storage: unknown, path?: string]>([
  ['de', { languages: ['de-AT', 'en'] }, stored(null)],
  ['en', { languages: ['en-US', 'de'] }, stored(null)],
  ['en', { languages: ['de'] }, stored('en')],
  ['de', { languages: ['en'] }, stored('de')],
  ['de', { languages: ['de'] }, stored('{"x"')],
  ['de', { languages: ['de'] }, 'a storage that the browser refuses'],
  ['en', {}, stored(null)],
  ['en', { languages: [Object.create(null)] }, stored(null)],
  ['de', { languages: ['en'] }, stored(null), `/login?${mailLink.replace('=en', '=de')}`],
  ['en', { languages: ['de'] }, stored(null), `/login?${mailLink}`],
  ['de', { languages: ['en'] }, stored(null), '/home?milestone=a&lang=de-AT'],
  ['en', { languages: ['de'] }, stored('en'), '/login?lang=de'],
  ['de', { languages: ['en'] }, stored('tlh'), '/login?lang=de'],
  ['en', { languages: ['en'] }, stored(null), '/login?lang=&mission=de'],
])(
  'shows %s, and no other, where the browser has %o and %o, at %s',
  async (language, browser, storage, path) => {
    await openBuiltPage(browser, storage, path);
    const isGerman = language === 'de';
    expect(window.bootstrap.language).toBe(language);
    expect(documentElement).toMatchObject({ lang: language, hidden: isGerman });
    window.bootstrap.showLanguage();
    // The page takes on the template's direction.
    expect(documentElement).toMatchObject({ dir: isGerman ? 'rtl' : '', hidden: false });
    expect(document.body.textContent.trim()).toBe(isGerman ? 'FehlerAnmelden' : 'FailuresSign in');
    expect(document.getElementById('preload')?.innerHTML).toBe(isGerman ? 'Code, Worte' : 'Code');
    expect(document.querySelectorAll('link')).toHaveLength(isGerman ? 1 : 0);
  },
);

// The rest of the page never arrives, and so neither does the call to `showLanguage`.
it.each([
  ['the portal takes over', () => window.bootstrap.finish()],
  ['a script does not come', () => miss(own)],
])('a page that was cut off before its German part is shown when %s', async (_, happens) => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { languages: ['de'] });
  await openPage();
  expect(documentElement.hidden).toBe(true);
  happens();
  expect(documentElement.hidden).toBe(false);
});

it('stays hidden in a frame of another site in any language', async () => {
  vi.stubGlobal('parent', {});
  vi.stubGlobal('navigator', { languages: ['de'] });
  document.body.innerHTML = bilingualPage;
  await openPage();
  window.bootstrap.showLanguage();
  window.bootstrap.finish();
  expect(documentElement.hidden).toBe(true);
});
