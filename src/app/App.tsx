import content from 'virtual:content/index';
import { type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useHasLasted } from '#components/ui/hooks/useHasLasted.ts';
import { useSignInWords } from '#components/words/signInWords.ts';
import { WordsContext } from '#components/words/words.ts';
import { asRecord } from '#features/asRecord.ts';
import { keepLink } from '#features/recovery.ts';
import type { PasswordResetOutcome } from '#features/session/passwordReset/PasswordResetScreen.tsx';
import { SignInScreen, type SignInScreenProps } from '#features/session/SignInScreen.tsx';
import type { Session } from '#features/session/session.ts';
import { useSignInExtras } from '#features/session/useSignInExtras.ts';
import type { Store } from '#features/store.ts';
import { LoadingScreen } from '#page/LoadingScreen';
import { Note } from '#ui/Note';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { readyAttribute, signInIds } from './firstScreen/protocol.ts';
import { PasswordResetPage } from './passwordReset/PasswordResetPage.tsx';
import type { PortalProps } from './portal/Portal.tsx';
import type { PortalState } from './portal/portalLoader.ts';
import { isMissionLink, isOwnEntry, redirectFrom } from './routes.ts';

/** Quiet notes about an installation that is not the live one. */
export interface Notices {
  readonly signIn?: ReactNode;
  readonly passwordResetLink?: ReactNode;
  readonly footer?: string;
}

export interface AppProps {
  session: Session;
  portal: Store<PortalState>;
  /** The query of the emailed link that opened this page, unescaped. */
  passwordResetLink?: string | undefined;
  notices?: Notices | undefined;
}

export function App({ session, portal, passwordResetLink, notices }: AppProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getInitialState);
  const location = useLocation();
  const address = { ...location, isHome: useMatch('/home') !== null };
  /** Kept until it has been used: signed-in users have to sign out first. */
  const [openLink, setOpenLink] = useState(passwordResetLink);
  const contact = content.contact[useContext(WordsContext).language];
  if (state.status === 'unknown') return <SessionCheck />;

  const target = redirectFrom(address, state);
  const redirect = target && <Navigate key={location.key} {...target} replace />;

  /** The same element for every path, because the form of the page stays while the redirect is under way. */
  const signIn = state.status === 'signedOut' && (
    <>
      {redirect}
      <SignedOut
        actions={session}
        notice={
          <>
            {isMissionLink(address, state.cause) && <MissionLinkNote />}
            {notices?.signIn}
          </>
        }
        contact={contact}
        cause={state.cause}
        passwordResetLink={openLink}
        linkNotice={notices?.passwordResetLink}
        onLinkEnd={() => {
          setOpenLink(undefined);
          keepLink(undefined);
        }}
      />
    </>
  );

  const home = state.status === 'signedIn' && (
    <>
      {redirect}
      {isOwnEntry(location.state, state.user.uid) && (
        <ErrorBoundary key={state.user.uid} onSignOut={session.signOut}>
          <SignedIn
            portal={portal}
            notice={notices?.footer}
            contact={contact}
            focusOnMount={state.cause !== 'start'}
            hasPasswordResetLink={openLink !== undefined}
            onSignOut={session.signOut}
          />
        </ErrorBoundary>
      )}
    </>
  );

  // docs/specification.md, section 2: what signed-out users get, and what signed-in users get.
  return (
    <Routes>
      <Route path="/login" element={signIn || redirect} />
      <Route path="/home" element={signIn || home} />
      <Route path="/" element={signIn || redirect} />
      <Route path="*" element={signIn || redirect} />
    </Routes>
  );
}

/** Tells users what their link will do once they sign in. */
const MissionLinkNote = () => (
  <Note>
    <p>{useSignInWords().session.missionLink}</p>
  </Note>
);

/**
 * A start renders this only after a long wait (start.tsx). The explanation is added a moment after the screen, because
 * screen readers announce text that is added to a status, but not the text of a new status.
 */
function SessionCheck() {
  const { checking } = useSignInWords().session;
  const isExplained = useHasLasted(true, 100);
  return <LoadingScreen {...(isExplained && { explanation: checking })} />;
}

interface SignedOutProps extends Omit<SignInScreenProps, 'passwordResetRequest' | 'lazy'> {
  passwordResetLink: string | undefined;
  linkNotice: ReactNode;
  onLinkEnd: () => void;
}

function SignedOut({ notice, passwordResetLink, linkNotice, onLinkEnd, ...props }: SignedOutProps) {
  const [outcome, setOutcome] = useState<PasswordResetOutcome>();
  const lazy = useSignInExtras();
  useReadiness(true);
  // The notice appears after hydration, because the page was built without one.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const passwordResetRequest = usePasswordResetRequestEntry();
  if (passwordResetLink === undefined) {
    return (
      <SignInScreen
        {...props}
        lazy={lazy}
        ids={signInIds}
        notice={isHydrated && notice}
        passwordResetRequest={passwordResetRequest}
        passwordResetOutcome={outcome}
      />
    );
  }
  return (
    <PasswordResetPage
      lazy={lazy}
      actions={props.actions}
      contact={props.contact}
      link={passwordResetLink}
      notice={linkNotice}
      onEnd={(end) => {
        setOutcome(end);
        onLinkEnd();
        if (end.asksForLink) passwordResetRequest.open();
      }}
    />
  );
}

/** The request has its own history entry, with the same address and state. */
function usePasswordResetRequestEntry(): SignInScreenProps['passwordResetRequest'] {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: asRecord(state)['isPasswordResetRequest'] === true,
    open: () => navigate(pathname, { state: { ...state, isPasswordResetRequest: true } }),
    close: () => navigate(-1),
  };
}

type SignedInProps = Omit<PortalProps, 'employeePlan' | 'words'> & { portal: Store<PortalState> };

function SignedIn({ portal, ...props }: SignedInProps) {
  const state = useSyncExternalStore(portal.subscribe, portal.getState);
  useReadiness(state.status === 'open');
  if (state.status === 'failed') throw state.error;
  if (state.status === 'loading') return <LoadingScreen />;
  return <state.Portal {...props} employeePlan={state.employeePlan} words={state.words} />;
}

/** Marks the page as ready for the user: for the web font (prerendered.css.ts), and for tests. */
function useReadiness(canAct: boolean) {
  useEffect(() => {
    if (canAct) document.documentElement.setAttribute(readyAttribute, '');
  }, [canAct]);
}
