// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const unregister = vi.fn(async () => true);

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } });
  document.body.innerHTML = '<p id="incomplete" hidden></p><p id="unreadable" hidden></p>';
  await import('./bootstrap.ts');
});

afterEach(() => {
  window.bootstrap.finish();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const shown = () => [...document.querySelectorAll('p:not([hidden])')].map(({ id }) => id);

/** @param source an address whose script does not come */
function miss(source: string) {
  const script = document.createElement('script');
  // Of another type, so that jsdom does not fetch it.
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
  // So a reload asks the server.
  await expect.poll(() => unregister.mock.calls).toHaveLength(sentences.length);
});

it('says nothing once the portal has taken over', () => {
  window.bootstrap.finish();
  fail(own);
  expect(shown()).toEqual([]);
});
