import { type ReactNode, useEffect, useRef, useState } from 'react';
import { productName } from '#components/Brand/product.ts';
import { ContactLine, type ContactLineProps } from '#components/ContactLine/ContactLine.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import { LiveNote } from '#components/Note/LiveNote.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import {
  type Credentials,
  SignInForm,
  type SignInFormFailure,
} from '#components/SignInForm/SignInForm.tsx';
import { SignInPage } from '#components/SignInPage/SignInPage.tsx';
import { takeFocus } from '#components/takeFocus.ts';
import { loadWithRetry, retryImport } from '../retry.ts';
import { useIsOffline } from '../useIsOffline.ts';
import type { Ending } from './authClient.ts';
import type { LinkOutcome } from './passwordLink/PasswordLinkScreen.tsx';
import type { SignedOutCause, SignInActions } from './session.ts';
import { failureText, passwordPolicyCode } from './signInFailures.ts';
import { signInIds } from './signInIds.ts';

type Contact = Pick<ContactLineProps, 'name' | 'link'>;

export interface SignInScreenProps {
  session: SignInActions;
  notice?: ReactNode;
  /** Whom a person can ask. */
  contact?: Contact | undefined;
  /**
   * Why nobody is signed in. After a press on Sign Out, the focus goes to the heading; after an ending of the session,
   * to a note that says so.
   */
  cause: SignedOutCause;
  /** Whether the person asks for a link in place of signing in, which has an entry of the history of its own. */
  linkRequest: { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };
  /** Where the person comes from the link of a mail. The focus then goes to its note, or else to the title of the form. */
  linkOutcome?: LinkOutcome | undefined;
}

const { message, help } = failureText('auth/user-disabled');

/** What the note about an ended session says. */
const sentences: Readonly<Record<Ending, string> & Partial<Record<SignedOutCause, string>>> = {
  ended: 'Please sign in again. You will come back to where you were.',
  disabled: `${message} ${help}`,
};

let copiedText: typeof import('./copiedText.ts') | undefined;

/** Fetched while the person types. */
async function loadCopiedText() {
  try {
    copiedText = await import('./copiedText.ts');
  } catch {
    // Without it, the form works, and a failure has its usual help.
  }
}

/** The contact, whose mail says at once which portal it is about, and whose account. */
const contactLine = (contact: Contact | undefined, email = '') =>
  contact && (
    <ContactLine
      {...contact}
      subject={email ? `${productName}: signing in as ${email}` : `${productName}: signing in`}
    />
  );

const cleanEmail = (text: string) => copiedText?.cleanEmail(text) ?? text;

export function SignInScreen({
  session,
  notice,
  contact,
  cause,
  linkRequest,
  linkOutcome,
}: SignInScreenProps) {
  const { status, failure, hasFailed, submit, edit } = useSignIn(session);
  const { loaded, note, ask } = useLinkRequest(linkRequest);
  const isAsking = linkRequest.isOpen && loaded !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  // What has become of a link is newer than the cause.
  const isSignOut = cause === 'signOut' && !linkOutcome;
  const ending = linkOutcome ? undefined : sentences[cause];
  // Said before somebody types a password in vain. After an attempt, its failure says more.
  const isOffline = useIsOffline() && !hasFailed;

  useEffect(() => void loadCopiedText(), []);

  useEffect(() => {
    if (isSignOut) focusHeading(heading.current);
    if (linkOutcome && !linkOutcome.note) focusHeading(formTitle.current, { delaysCaret: true });
  }, [isSignOut, linkOutcome]);

  return (
    <>
      {!isAsking && <PageTitle title={failure ? 'Error: Sign in' : 'Sign in'} />}
      <SignInPage
        headingRef={heading}
        formTitleRef={formTitle}
        notice={notice}
        instead={
          isAsking && (
            <loaded.LinkRequestScreen
              session={session}
              cleanEmail={cleanEmail}
              contactFor={(email) => contactLine(contact, email)}
              onBack={linkRequest.close}
              formTitle={formTitle}
            />
          )
        }
      >
        {ending && !hasFailed && (
          <MessageBox
            ref={takeFocus}
            tone="information"
            title="Your session has ended"
            message={ending}
          >
            {cause === 'disabled' && contactLine(contact)}
          </MessageBox>
        )}
        {!hasFailed && linkOutcome?.note}
        <LiveMessage message={isSignOut ? 'You are signed out.' : ''} />
        <LiveNote
          message={isOffline ? 'You are offline. Please connect to the internet to sign in.' : ''}
        />
        <SignInForm
          status={status}
          failure={failure}
          email={linkOutcome?.email}
          onSubmit={(credentials) => void submit(credentials)}
          onEdit={edit}
          onAskForLink={ask}
          cleanEmail={cleanEmail}
          contact={contactLine(contact, failure?.email)}
          ids={signInIds}
        />
        <LiveNote message={note || ''} />
      </SignInPage>
    </>
  );
}

const importLinkRequest = retryImport(() => import('./passwordLink/linkScreens.ts'));

/** The screen that asks for a link is fetched when it is needed. Until then, `note` says what there is to say. */
function useLinkRequest({ isOpen, open }: SignInScreenProps['linkRequest']) {
  const [loaded, setLoaded] = useState<typeof import('./passwordLink/linkScreens.ts')>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = () => loadWithRetry(importLinkRequest).then(setLoaded, () => setHasFailed(true));

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen]);

  const ask = () => {
    setHasFailed(false);
    if (isOpen) void load();
    else open();
  };

  const waiting = hasFailed ? failureText('auth/network-request-failed').help : 'Loading...';
  return { loaded, note: isOpen && !loaded && waiting, ask };
}

/** The failure is undefined when there is none; a success leads away from this screen. */
function useSignIn(session: SignInActions) {
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle');
  const [failure, setFailure] = useState<SignInFormFailure & { email: string }>();
  /** Stays when the failure goes, so that nothing comes back above a field in use. */
  const [hasFailed, setHasFailed] = useState(false);
  /** Two presses can come before the first one is on the screen. */
  const isRunning = useRef(false);

  const submit = async ({ email, password }: Credentials) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStatus('submitting');
    setFailure(undefined);
    const refused = await session.signIn(email, password);
    isRunning.current = false;
    if (!refused) return;

    const failed = { ...(copiedText?.nameOddities(refused, password) ?? refused), email };
    setStatus('idle');
    setFailure(failed);
    setHasFailed(true);
    if (failed.code !== passwordPolicyCode) return;
    const rules = await session.fetchPasswordRules();
    const withRules = { ...failed, passwordRules: rules.map(({ sentence }) => sentence) };
    setFailure((current) => (current === failed ? withRules : current));
  };

  return { status, failure, hasFailed, submit, edit: () => setFailure(undefined) };
}
