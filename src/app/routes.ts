// The rules of the redirects in the route table (App.tsx): which query of /home, the user's selection, they keep.
import type { Location, NavigateProps } from 'react-router-dom';
import { asRecord } from '#features/asRecord.ts';
import type { SignedOutCause } from '#features/session/session.ts';

const paths = { signIn: '/login', home: '/home' } as const;

/** The visitor of an address: signed out, and why, or signed in. */
export type Visitor =
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'signedIn'; readonly user: { readonly uid: string } };

export interface Address extends Pick<Location, 'pathname' | 'search' | 'state'> {
  /** Whether the router takes the path for `/home`: a link may be capitalized, or end in a slash. */
  readonly isHome: boolean;
}

/** The address to which the visitor is redirected; undefined if there is no need. */
export function redirectFrom(
  address: Address,
  visitor: Visitor,
): Pick<NavigateProps, 'to' | 'state'> | undefined {
  const { pathname, search, state, isHome } = address;
  const entry = readEntry(state);

  if (visitor.status === 'signedOut') {
    if (pathname === paths.signIn) return undefined;
    // After Sign Out, there is nothing to come back to.
    const isKept = isHome && visitor.cause !== 'signOut';
    return { to: paths.signIn, state: isKept ? { ...entry, search } : null };
  }

  const { uid } = visitor.user;
  if (pathname === paths.home && entry.uid === uid) return undefined;
  const query = isOwnEntry(state, uid) ? queryOf(address) : '';
  // The history entry gets the account's id, so that after the session's end only this account comes back to its
  // selection.
  return { to: { pathname: paths.home, search: query }, state: { uid } };
}

/** Whether a history entry is this account's, or nobody's yet. */
export function isOwnEntry(state: unknown, uid: string): boolean {
  return (readEntry(state).uid ?? uid) === uid;
}

/** Whether a signed-out user has opened a link to a mission. */
export function isMissionLink(address: Address, cause: SignedOutCause): boolean {
  const isOpened = readEntry(address.state).uid !== undefined;
  // An email program may have escaped the equals sign.
  return cause === 'start' && !isOpened && /mission[=%]/i.test(queryOf(address));
}

/** The query of /home, which waits at /login for the sign-in. */
const queryOf = ({ isHome, search, state }: Address) => (isHome ? search : readEntry(state).search);

/** The portal's data in an entry of the browser's history. */
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
