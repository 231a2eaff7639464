import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '#components/LoadingScreen/LoadingScreen.tsx';
import { SignInScreen } from '#features/session/SignInScreen.tsx';
import type { Session } from '#features/session/session.ts';
import { lazyChunk } from './lazyChunk.ts';
import type { Notices } from './notices.ts';
import { PatientLoadingScreen } from './PatientLoadingScreen.tsx';
import { useProgressStores } from './useProgressStores.ts';
import { useSessionState } from './useSessionState.ts';

const portal = lazyChunk(async () => (await import('./Portal.tsx')).Portal);

const paths = { login: '/login', home: '/home' } as const;

const arrivalOf = { start: 'first', signIn: 'moved', signOut: 'moved', ended: 'ended' } as const;

export interface AppProps {
  /** The mode's API key: what is kept on the device is named after it. */
  installation: string;
  session: Session;
  notices: Notices;
}

/** The route table of the specification, section 2. */
export function App({ installation, session, notices }: AppProps) {
  const state = useSessionState(session);
  const stores = useProgressStores(session);
  const { pathname, search, state: historyState } = useLocation();

  switch (state.status) {
    case 'unknown':
      return <PatientLoadingScreen />;
    case 'signedOut': {
      if (pathname === paths.login) {
        return (
          <SignedOut session={session} notice={notices.signIn} arrival={arrivalOf[state.cause]} />
        );
      }
      const isReturn = pathname === paths.home && state.cause !== 'signOut';
      return <Navigate to={paths.login} replace state={isReturn ? { search } : null} />;
    }
    case 'signedIn':
      if (pathname === paths.home) {
        return (
          <Suspense fallback={<LoadingScreen />}>
            <portal.Component
              key={state.user.uid}
              notice={notices.footer}
              arrival={arrivalOf[state.cause]}
              installation={installation}
              uid={state.user.uid}
              stores={stores}
              onSignOut={session.signOut}
            />
          </Suspense>
        );
      }
      return <Navigate to={{ pathname: paths.home, search: searchOf(historyState) }} replace />;
  }
}

type SignedOutProps = Parameters<typeof SignInScreen>[0];

/** Fetches the portal's code while the person types. */
function SignedOut(props: SignedOutProps) {
  useEffect(() => portal.preload(), []);
  return <SignInScreen {...props} />;
}

/** The query that a signed-out visitor came with. The history's state outlives releases: trust nothing. */
function searchOf(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null) return '';
  return 'search' in historyState && typeof historyState.search === 'string'
    ? historyState.search
    : '';
}
