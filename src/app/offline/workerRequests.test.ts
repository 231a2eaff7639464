import { expect, it } from 'vitest';
import { pictureAddress } from './pictureFiles.ts';
import { planAddress } from './planFile.ts';
import { kindOf, startsNextRelease } from './workerRequests.ts';

const origin = 'https://portal.test';
const script = '/assets/index-a1b2c3d4.js';
const picture = pictureAddress('floor-plan', 'a1b2c3d4', '.webp');
const plan = planAddress('new-hire', 'a1b2c3d4');

it.each([
  ['navigate', '/', 'page'],
  ['navigate', '/login', 'page'],
  ['navigate', '/home?milestone=team-lunch', 'page'],
  ['navigate', '/home/.x', 'page'],
  ['navigate', '/assets', 'page'],
  ['navigate', picture, undefined],
  ['navigate', plan, undefined],
  ['navigate', script, undefined],
  ['navigate', '/robots.txt', undefined],
  ['navigate', '/sw.js', undefined],
  ['navigate', '/__/auth/handler', undefined],
  ['cors', script, 'file'],
  // Firefox requests a script this way after a failure.
  ['cors', `${script}?at=1`, undefined],
  ['cors', '/assets/index-z9z9z9z9.js', undefined],
  ['cors', plan, 'plan'],
  ['cors', planAddress('intern', 'z9z9z9z9'), 'plan'],
  ['cors', '/assets/plan-new-hire.json', undefined],
  ['no-cors', picture, 'picture'],
  ['no-cors', '/favicon.svg', undefined],
  // The page asks the server for its release (recovery.ts).
  ['cors', '/home', undefined],
  ['cors', 'https://identitytoolkit.googleapis.com/v1/accounts:lookup', undefined],
  ['navigate', 'https://other.test/home', undefined],
] as const)('a request (%s) for %s gets this: %s', (mode, address, kind) => {
  const { href: url } = new URL(address, origin);
  const hasFile = (file: string) => file === origin + script;
  expect(kindOf({ url, mode }, { origin, hasFile })).toBe(kind);
});

const waiting = { isWaiting: true, isAsked: false };

it.each([
  ['a reload', 'no-cache', waiting, 1, true],
  ['a reload past the cache', 'reload', waiting, 1, true],
  ['a visit', 'default', waiting, 1, false],
  ['Back', 'force-cache', waiting, 1, false],
  ['a reload of one tab of two', 'no-cache', waiting, 2, false],
  ['a reload while nothing waits', 'no-cache', { isWaiting: false, isAsked: false }, 1, false],
  [
    'a second reload, after a start that failed',
    'no-cache',
    { isWaiting: true, isAsked: true },
    1,
    false,
  ],
] as const)(
  '%s (%s, %o, tabs: %i) starts the next release: %s',
  async (_, cache, state, tabs, starts) => {
    expect(await startsNextRelease(cache, state, async () => tabs)).toBe(starts);
  },
);
