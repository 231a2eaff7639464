import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { SignedOutCause } from '#features/session/session.ts';
import { isMissionLink, isOwnEntry, redirectFrom } from './routes.ts';

const at = (path: string, state: unknown = null) => {
  const { pathname, search } = new URL(path, 'https://portal.example');
  return { pathname, search, state, isHome: matchPath('/home', pathname) !== null };
};

const signedOut = (cause: SignedOutCause) => ({ status: 'signedOut', cause }) as const;
const nobody = signedOut('start');
const maya = { status: 'signedIn', user: { uid: 'maya' } } as const;

const chosen = '?milestone=team-lunch';
const ofMaya = { uid: 'maya' };
const ofColleague = { uid: 'colleague' };

describe('the query of /home', () => {
  const home = (search: string) => ({ to: { pathname: '/home', search }, state: ofMaya });

  it.each([`/home${chosen}`, `/home/${chosen}`, `/HOME${chosen}`])(
    'of %s waits for the sign-in',
    (path) => {
      const redirect = redirectFrom(at(path), nobody);
      expect(redirect).toMatchObject({ to: '/login', state: { search: chosen } });
      expect(redirectFrom(at('/login', redirect?.state), maya)).toEqual(home(chosen));
    },
  );

  it('of another page is none of the portal', () => {
    expect(redirectFrom(at(`/login${chosen}`), maya)).toEqual(home(''));
    expect(redirectFrom(at(`/anything${chosen}`), nobody)?.state).toBeNull();
  });

  it('waits after an ended session for its account alone, and not after Sign Out', () => {
    const leave = (cause: SignedOutCause) =>
      redirectFrom(at(`/home${chosen}`, ofMaya), signedOut(cause))?.state;
    expect(redirectFrom(at('/login', leave('ended')), maya)).toEqual(home(chosen));
    expect(redirectFrom(at('/login', { ...ofColleague, search: chosen }), maya)).toEqual(home(''));
    expect(leave('signOut')).toBeNull();
  });

  it('of another account leads to one’s own start', () => {
    expect(isOwnEntry(ofColleague, 'maya')).toBe(false);
    expect(redirectFrom(at(`/home${chosen}`, ofColleague), maya)).toEqual(home(''));
  });

  it('becomes the account’s own when it is opened', () => {
    expect(isOwnEntry(null, 'maya')).toBe(true);
    expect(redirectFrom(at(`/home${chosen}`), maya)).toEqual(home(chosen));
    expect(redirectFrom(at(`/home${chosen}`, ofMaya), maya)).toBeUndefined();
  });
});

it.each([
  { search: '#x' },
  { search: 5, uid: {} },
  { search: `?${'x'.repeat(3000)}` },
  'a text',
  undefined,
])('whatever the history holds, a sign-in leads to /home (%#)', (state) => {
  const to = { pathname: '/home', search: '' };
  expect(redirectFrom(at('/login', state), maya)).toEqual({ to, state: ofMaya });
});

it.each([
  ['start', null, true],
  ['ended', null, false],
  ['signOut', null, false],
  ['start', ofMaya, false],
] as const)(
  'a link to a mission is one at the %s, with the entry %o: %s',
  (cause, entry, isOne) => {
    const path = '/home?milestone=team-lunch&mission=join-the-team-lunch';
    expect(isMissionLink(at(path, entry), cause)).toBe(isOne);
    expect(isMissionLink(at(`/home${chosen}`, entry), cause)).toBe(false);
  },
);
