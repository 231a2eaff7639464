import { describe, expect, it } from 'vitest';
import type { SignedOutCause } from '#features/session/session.ts';
import { routeOf } from './routes.ts';

const at = (path: string, state: unknown = null) => {
  const { pathname, search } = new URL(path, 'https://portal.example');
  return { pathname, search, state };
};

const signedOut = (cause: SignedOutCause) => ({ status: 'signedOut', cause }) as const;
const nobody = signedOut('start');
const maya = { status: 'signedIn', user: { uid: 'maya' } } as const;

const chosen = '?milestone=team-lunch';
const ofMaya = { uid: 'maya' };
const ofColleague = { uid: 'colleague' };

describe('the table of the specification', () => {
  const signIn = { screen: 'signIn', redirect: undefined };
  const toSignIn = { screen: 'signIn', redirect: { to: '/login' } };
  const portal = { screen: 'portal', redirect: undefined };
  const toPortal = { screen: 'none', redirect: { to: { pathname: '/home' } } };

  it.each([
    ['/login', signIn, toPortal],
    ['/home', toSignIn, portal],
    ['/', toSignIn, toPortal],
    ['/anything', toSignIn, toPortal],
    ['/home/deeper', toSignIn, toPortal],
    ['/home/', toSignIn, toPortal],
    ['/HOME', toSignIn, toPortal],
    ['/login/', toSignIn, toPortal],
    ['/%E0%A4%A', toSignIn, toPortal],
  ])('%s', (path, without, within) => {
    expect(routeOf(at(path), nobody)).toMatchObject(without);
    expect(routeOf(at(path, ofMaya), maya)).toMatchObject(within);
  });
});

describe('the query of /home', () => {
  const home = (search: string) => ({ to: { pathname: '/home', search }, state: ofMaya });

  it.each([`/home${chosen}`, `/home/${chosen}`, `/HOME${chosen}`])(
    'of %s waits for the sign-in',
    (path) => {
      const { redirect } = routeOf(at(path), nobody);
      expect(redirect).toMatchObject({ to: '/login', state: { search: chosen } });
      expect(routeOf(at('/login', redirect?.state), maya).redirect).toEqual(home(chosen));
    },
  );

  it('of another page is none of the portal', () => {
    expect(routeOf(at(`/login${chosen}`), maya).redirect).toEqual(home(''));
    expect(routeOf(at(`/anything${chosen}`), nobody).redirect?.state).toBeNull();
  });

  it('waits after an ended session for its account alone, and not after Sign Out', () => {
    const leave = (cause: SignedOutCause) =>
      routeOf(at(`/home${chosen}`, ofMaya), signedOut(cause)).redirect?.state;
    expect(routeOf(at('/login', leave('ended')), maya).redirect).toEqual(home(chosen));
    expect(routeOf(at('/login', { ...ofColleague, search: chosen }), maya).redirect).toEqual(
      home(''),
    );
    expect(leave('signOut')).toBeNull();
  });

  it('of another account leads to one’s own start', () => {
    const route = routeOf(at(`/home${chosen}`, ofColleague), maya);
    expect(route).toMatchObject({ screen: 'none', redirect: home('') });
  });

  it('becomes the account’s own when it is opened', () => {
    const { screen, redirect } = routeOf(at(`/home${chosen}`), maya);
    expect(screen).toBe('portal');
    expect(redirect).toEqual(home(chosen));
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
  expect(routeOf(at('/login', state), maya).redirect).toEqual({ to, state: ofMaya });
});

it.each([
  ['start', null, true],
  ['ended', null, false],
  ['signOut', null, false],
  ['start', ofMaya, false],
] as const)(
  'a link to a mission is one at the %s, with the entry %o: %s',
  (cause, entry, isMissionLink) => {
    const path = '/home?milestone=team-lunch&mission=join-the-team-lunch';
    expect(routeOf(at(path, entry), signedOut(cause)).isMissionLink).toBe(isMissionLink);
    expect(routeOf(at(`/home${chosen}`, entry), signedOut(cause)).isMissionLink).toBe(false);
  },
);
