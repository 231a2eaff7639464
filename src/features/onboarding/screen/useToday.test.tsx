import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A page that is opened at a moment, and stays open and in view. */
function openAt(moment: string, timeZone = 'America/New_York') {
  vi.stubEnv('TZ', timeZone);
  vi.setSystemTime(moment);
  return renderHook(useToday);
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it.each([
  ['2026-11-05T23:59:58', 'America/New_York', '2026-11-05', '2026-11-06'],
  // The clocks are put back in the first night, and put forward in the second.
  ['2026-10-31T23:59:58', 'America/New_York', '2026-10-31', '2026-11-01'],
  ['2026-03-07T23:59:58', 'America/New_York', '2026-03-07', '2026-03-08'],
  // In Santiago, the hour after midnight is skipped.
  ['2026-09-05T23:59:58', 'America/Santiago', '2026-09-05', '2026-09-06'],
  ['2026-11-05T23:59:58', 'Asia/Kathmandu', '2026-11-05', '2026-11-06'],
])('at %s in %s it is %s, and two seconds later %s', (moment, timeZone, before, after) => {
  const { result } = openAt(moment, timeZone);
  expect(result.current).toBe(before);
  pass(2000);
  expect(result.current).toBe(after);
});

it('goes on through several midnights', () => {
  const { result } = openAt('2026-11-05T08:00:00');
  pass(3 * 24 * 60 * 60 * 1000);
  expect(result.current).toBe('2026-11-08');
});

it('is right within a minute after the device has slept, when no timer runs', () => {
  const { result } = openAt('2026-11-05T18:00:00');
  vi.setSystemTime('2026-11-06T09:08:00');
  pass(60_000);
  expect(result.current).toBe('2026-11-06');
});

it.each<[string, EventTarget]>([
  ['visibilitychange', document],
  ['focus', window],
  ['pageshow', window],
])('is right at once when the page says %s', (event, target) => {
  const { result } = openAt('2026-11-05T18:00:00');
  vi.setSystemTime('2026-11-06T09:08:00');
  act(() => {
    target.dispatchEvent(new Event(event));
  });
  expect(result.current).toBe('2026-11-06');
});

it('leaves nothing behind when the portal goes', () => {
  const { unmount } = openAt('2026-11-05T18:00:00');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
