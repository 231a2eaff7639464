import type { Location, NavigateProps } from 'react-router-dom';
import { asRecord } from '#features/asRecord.ts';
import type { SignedOutCause } from '#features/session/session.ts';

const paths = { signIn: '/login', portal: '/home' } as const;

/** A link to the portal may be capitalized, or end in a slash. */
const portalPattern = /^\/home\/*$/i;

/** Who is at an address, and why. */
export type Visitor =
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'signedIn'; readonly user: { readonly uid: string } };

export interface Route {
  /** The sign-in screen is already shown while its redirect is under way. */
  readonly screen: 'signIn' | 'portal' | 'none';
  readonly redirect?: Pick<NavigateProps, 'to' | 'state'> | undefined;
  /** Whether a signed-out user has opened a link to a mission. */
  readonly isMissionLink?: boolean;
}

/**
 * The routes of docs/specification.md, section 2: each state has one screen with one path, and every other path
 * redirects there. The portal's query is kept for after the sign-in.
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
    // After Sign Out, there is nothing to come back to.
    const kept = isPortal && cause !== 'signOut' ? { ...entry, search } : null;
    const isLink = cause === 'start' && entry.uid === undefined;
    return {
      screen: 'signIn',
      redirect: pathname === paths.signIn ? undefined : { to: paths.signIn, state: kept },
      // A mail program may have escaped the equals sign.
      isMissionLink: isLink && /mission[=%]/i.test(query),
    };
  }

  const { uid } = visitor.user;
  const isOwn = entry.uid === undefined || entry.uid === uid;
  const to = { pathname: paths.portal, search: isOwn ? query : '' };
  const redirect = { to, state: { uid } };
  if (pathname !== paths.portal || !isOwn) return { screen: 'none', redirect };
  // The history entry gets the account's id, so that after the session's end only this account comes back to its
  // selection.
  return { screen: 'portal', redirect: entry.uid === undefined ? redirect : undefined };
}

/** What the portal stores in a history entry of the browser. */
interface Entry {
  /** The account that made the selection; undefined for a link that has not been opened yet. */
  readonly uid: string | undefined;
  /** The query of /home before the sign-in. */
  readonly search: string;
}

/** Validated, because the history outlives releases, and other code of this origin writes to it. */
function readEntry(state: unknown): Entry {
  const { uid, search } = asRecord(state);
  const isQuery = typeof search === 'string' && /^\?[^#]{0,2000}$/.test(search);
  return {
    uid: typeof uid === 'string' ? uid : undefined,
    search: isQuery ? search : '',
  };
}
