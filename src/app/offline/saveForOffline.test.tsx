import newHire from 'virtual:content/plans/new-hire';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeCaches } from './fakeCaches.ts';
import { saveForOffline } from './saveForOffline.ts';

const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a tab that stays open looks for a new release when it is looked at again, once an hour', async () => {
  vi.useFakeTimers();
  const update = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const getRegistration = async () => ({ update });
  vi.stubGlobal('caches', createFakeCaches(window.location.origin));
  vi.stubGlobal('navigator', { serviceWorker: { register: getRegistration, getRegistration } });
  const look = async (afterMinutes: number) => {
    vi.setSystemTime(Date.now() + afterMinutes * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    return update.mock.calls.length;
  };
  for (const language of ['en', 'de'] as const) await saveForOffline(newHire, language);
  expect([await look(59), await look(1), await look(59)]).toEqual([0, 1, 1]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await look(24 * 60)).toBe(1);
  vi.restoreAllMocks();
  await saveForOffline(newHire, 'en');
  expect(update, 'as at a sign-in a day later').toHaveBeenCalledTimes(2);
});
