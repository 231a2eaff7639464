import { expect, it, vi } from 'vitest';
import { followRedirect } from './followRedirect.ts';

// To where the start leads: tests/journeys/worker.spec.ts.
it('a start follows a redirect, unless the start before has, or a password is typed', async () => {
  const postMessage = vi.fn();
  const controller = { scriptURL: 'https://portal.test/sw.js', postMessage };
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  const follows = async (type: string, password = '') => {
    vi.stubGlobal('fetch', async () => ({ type }));
    document.body.innerHTML = `<input autocomplete="current-password" value="${password}">`;
    postMessage.mockClear();
    await followRedirect();
    return postMessage.mock.calls.length > 0;
  };
  expect(await follows('basic')).toBe(false);
  expect(await follows('opaqueredirect', 'Welcome-2026')).toBe(false);
  expect(await follows('opaqueredirect')).toBe(true);
  expect(await follows('opaqueredirect')).toBe(false);
  expect(await follows('opaqueredirect')).toBe(true);
});
