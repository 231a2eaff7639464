import { describe, expect, it } from 'vitest';
import { nextRefreshAt, timeForSpreading } from './schedule.ts';

const untried = { failures: 0, lastTryAt: null };
const issuedAt = Date.UTC(2026, 10, 21, 8);

/** In seconds after the token came. */
function due(
  lifetime: number,
  { failures = 0, lastTry }: { failures?: number; lastTry?: number } = {},
) {
  const token = { receivedAt: issuedAt, expiresAt: issuedAt + lifetime * 1000 };
  const lastTryAt = lastTry === undefined ? null : issuedAt + lastTry * 1000;
  return (nextRefreshAt(token, { failures, lastTryAt }) - issuedAt) / 1000;
}

describe('when the next refresh is due', () => {
  it.each([
    [3600, 3300],
    [3599, 3299],
    [1800, 1500],
    [311, 11],
    [310, 10],
    [301, 10],
    [300, 150],
    [60, 30],
    [20, 10],
    [1, 10],
    [0, 10],
    [-7200, 10],
  ])('a token of %i s: after %i s', (lifetime, seconds) => {
    expect(due(lifetime)).toBe(seconds);
  });

  it.each([3601, 86_400])(
    'a token of %i s, of a clock set back since, counts as an hour',
    (lifetime) => {
      expect(due(lifetime)).toBe(3300);
    },
  );

  it.each([Number.NaN, Infinity, -Infinity])('an expiry of %f counts as an hour', (expiresAt) => {
    expect(nextRefreshAt({ receivedAt: issuedAt, expiresAt }, untried) - issuedAt).toBe(3_300_000);
  });

  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 480],
    [6, 960],
    [7, 960],
    [1000, 960],
    [100_000, 960],
  ])('after failure %i: %i s later', (failures, seconds) => {
    expect(due(3600, { failures, lastTry: 3300 })).toBe(3300 + seconds);
  });

  it('never comes sooner than ten seconds after the last try', () => {
    expect(due(3600, { lastTry: 3299 })).toBe(3309);
    expect(due(60, { lastTry: 25 })).toBe(35);
  });

  it('is not brought forward by a failure', () => {
    expect(due(3600, { failures: 1, lastTry: 100 })).toBe(3300);
  });
});

describe("the time for another tab's token to arrive", () => {
  it.each([
    [300, 65],
    [121, 65],
    [120, 2],
    [-60, 2],
  ])('with %i s left: %i s', (left, seconds) => {
    const token = { receivedAt: issuedAt, expiresAt: issuedAt + 3_600_000 };
    expect(timeForSpreading(token, token.expiresAt - left * 1000)).toBe(seconds * 1000);
  });
});
