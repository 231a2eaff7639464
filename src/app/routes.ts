import type { Location, NavigateProps } from 'react-router-dom';
import type { SignedOutCause } from '#features/session/session.ts';

const paths = { signIn: '/login', portal: '/home' } as const;

/** A link to the portal may be written in capitals, or with a slash at its end. */
const portalPattern = /^\/home\/*$/i;

/** Whoever is at an address, and how the state came about. */
export type Visitor =
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'signedIn'; readonly user: { readonly uid: string } };

export interface Route {
  /** The sign-in screen is shown also while the redirect to its own path is under way. */
  readonly screen: 'signIn' | 'portal' | 'none';
  readonly redirect?: Pick<NavigateProps, 'to' | 'state'> | undefined;
  /** Whether somebody who is not signed in has opened a link to a mission. */
  readonly isMissionLink?: boolean;
}

/**
 * The routes of docs/specification.md, section 2: each state has one screen with one path, and is led there from
 * every other path. The query of the portal waits for the sign-in.
 */
export function routeOf(
  { pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>,
  visitor: Visitor,
): Route {
  const entry = readEntry(state);
  const isPortal = portalPattern.test(pathname);
  const query = isPortal ? search : entry.search;

  if (visitor.status === 'signedOut') {
    const { cause } = visitor;
    // A press on Sign Out leaves nothing to come back to.
    const kept = isPortal && cause !== 'signOut' ? { ...entry, search } : null;
    const isLink = cause === 'start' && entry.uid === undefined;
    return {
      screen: 'signIn',
      redirect: pathname === paths.signIn ? undefined : { to: paths.signIn, state: kept },
      // The equals sign may have been escaped by a mail program.
      isMissionLink: isLink && /mission[=%]/i.test(query),
    };
  }

  const { uid } = visitor.user;
  const isOwn = entry.uid === undefined || entry.uid === uid;
  const to = { pathname: paths.portal, search: isOwn ? query : '' };
  const redirect = { to, state: { uid } };
  if (pathname !== paths.portal || !isOwn) return { screen: 'none', redirect };
  // The entry of the history gets the account's id, so that after the session's end only this account comes back to
  // what it had chosen.
  return { screen: 'portal', redirect: entry.uid === undefined ? redirect : undefined };
}

/** What the portal keeps in an entry of the browser's history. */
interface Entry {
  /** The account whose selection it is; undefined for a link that nobody has opened yet. */
  readonly uid: string | undefined;
  /** The query of /home that somebody came with before the sign-in. */
  readonly search: string;
}

/** Checked, because the history outlives releases, and other code of this origin writes to it. */
function readEntry(state: unknown): Entry {
  const { uid, search } = Object(state) as Record<string, unknown>;
  const isQuery = typeof search === 'string' && /^\?[^#]{0,2000}$/.test(search);
  return {
    uid: typeof uid === 'string' ? uid : undefined,
    search: isQuery ? search : '',
  };
}
