import content from 'virtual:onboarding-plans';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ContactLine } from '#components/ContactLine/ContactLine.tsx';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { Note } from '#components/Note/Note.tsx';
import { SignInScreen } from '#features/session/SignInScreen.tsx';
import type { Session } from '#features/session/session.ts';
import type { AccountProgress } from './accountProgress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useLazyResource } from './lazyResource.ts';
import type { PortalProps } from './Portal.tsx';
import { type EmployeeSetting, planIdOf, portalWith } from './portalChunk.ts';

const paths = { login: '/login', home: '/home' } as const;

const arrivalOf = {
  start: 'first',
  signIn: 'moved',
  signOut: 'moved',
  ended: 'ended',
  disabled: 'disabled',
} as const;

/** Quiet notes about an installation that is not the live one. */
export interface Notices {
  readonly signIn?: ReactNode;
  readonly footer?: string;
}

export interface AppProps {
  session: Session;
  accountProgress: AccountProgress;
  notices: Notices;
  employee?: EmployeeSetting | undefined;
}

const contact = content.contact && <ContactLine {...content.contact} />;

/** The route table of docs/specification.md, section 2. */
export function App({ session, accountProgress, notices, employee = 'sample' }: AppProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getInitialState);
  const isOffline = useIsOffline();
  const { pathname, search, hash, state: entryState } = useLocation();
  const entry = readEntry(entryState);
  const isHome = /^\/home\/*$/i.test(pathname);
  const query = isHome ? search : entry.search;

  switch (state.status) {
    case 'unknown':
      return <SessionCheck />;
    case 'signedOut': {
      const isReturn = isHome && state.cause !== 'signOut';
      const isLink = state.cause === 'start' && entry.uid === undefined;
      return (
        <>
          {pathname !== paths.login && (
            <Navigate to={paths.login} replace state={isReturn ? { ...entry, search } : null} />
          )}
          <SignedOut
            employee={employee}
            session={session}
            notice={
              <>
                {isLink && new URLSearchParams(query).has('mission') && (
                  <Note>
                    <p>Your link leads to a mission, which opens once you are signed in.</p>
                  </Note>
                )}
                {notices.signIn}
              </>
            }
            contact={contact}
            isOffline={isOffline}
            arrival={arrivalOf[state.cause]}
          />
        </>
      );
    }
    case 'signedIn': {
      const { uid } = state.user;
      const isOwn = entry.uid === undefined || entry.uid === uid;
      if (pathname === paths.home && isOwn) {
        return (
          <>
            {/* Notes whose the entry is, so that after a session's end only that account comes back to it. */}
            {entry.uid === undefined && (
              <Navigate to={{ pathname, search, hash }} replace state={{ uid }} />
            )}
            <ErrorBoundary key={uid} onSignOut={session.signOut}>
              <SignedIn
                notice={notices.footer}
                contact={contact}
                isOffline={isOffline}
                arrival={arrivalOf[state.cause]}
                user={state.user}
                employee={employee}
                accountProgress={accountProgress}
                onSignOut={session.signOut}
              />
            </ErrorBoundary>
          </>
        );
      }
      return (
        <Navigate
          to={{ pathname: paths.home, search: isOwn ? query : '' }}
          replace
          state={{ uid }}
        />
      );
    }
  }
}

const explainAfterMs = 2000;
const explanation =
  'We are still checking whether you are signed in. A slow connection can hold this up.';

/** `Loading...`, and after a while what the wait is about; it is over within ten seconds. */
export function SessionCheck() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), explainAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <LoadingScreen {...(isLong && { explanation })} />;
}

type SignedOutProps = Parameters<typeof SignInScreen>[0] & { employee: EmployeeSetting };

/** Fetches the portal while the person types. */
function SignedOut({ employee, notice, ...props }: SignedOutProps) {
  useEffect(() => portalWith(planIdOf(employee)).preload(), [employee]);
  useWebFont(true);
  // The page was built without a notice, and is hydrated as it was built.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return <SignInScreen {...props} notice={isHydrated && notice} />;
}

function SignedIn(props: Omit<PortalProps, 'plan'>) {
  const portal = useLazyResource(portalWith(planIdOf(props.employee, props.user)));
  useWebFont(portal !== undefined);
  return portal ? <portal.Portal {...props} plan={portal.plan} /> : <LoadingScreen />;
}

/** What the browser knows of the network: that there is one says little, that there is none is certain. */
function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

/** The page fetches its font (prerendered.css.ts) once somebody can act: before, it would hold up the code. */
function useWebFont(canAct: boolean) {
  useEffect(() => {
    if (canAct) document.documentElement.dataset['font'] = 'web';
  }, [canAct]);
}

/** What the portal keeps in an entry of the browser's history. */
interface Entry {
  /** The account whose selection it is; undefined for a link that nobody has opened yet. */
  uid: string | undefined;
  /** The query that a signed-out visitor came with. */
  search: string;
}

/** The history outlives releases, and other code of this origin writes to it: what it says is checked. */
function readEntry(entryState: unknown): Entry {
  const { uid, search } = Object(entryState) as Record<string, unknown>;
  const isQuery = typeof search === 'string' && search.startsWith('?') && search.length < 2000;
  return {
    uid: typeof uid === 'string' ? uid : undefined,
    search: isQuery ? `?${new URLSearchParams(search)}` : '',
  };
}
