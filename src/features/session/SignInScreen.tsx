import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';
import { takeFocus } from '#components/ui/focus/takeFocus.ts';
import { LanguageOf } from '#components/words/LanguageOf.tsx';
import { useSignInWords } from '#components/words/signInWords.ts';
import { WordsContext } from '#components/words/words.ts';
import { Brand } from '#page/Brand';
import { PageTitle } from '#page/PageTitle';
import { type Credentials, SignInForm, type SignInFormProps } from '#sign-in/SignInForm';
import { SignInPage } from '#sign-in/SignInPage';
import { type Contact, ContactLine } from '#ui/ContactLine';
import { LiveMessage } from '#ui/LiveMessage';
import { MessageBox } from '#ui/MessageBox';
import { LiveNote } from '#ui/Note';
import { LanguageSwitchContext } from '../LanguageSwitchContext.ts';
import { keepEmail } from '../recovery.ts';
import { useIsOffline } from '../useIsOffline.ts';
import { withTimeout } from '../withTimeout.ts';
import { type Ending, passwordPolicyCode } from './authClient.ts';
import type { FailedSignIn } from './failures.ts';
import type { PasswordResetOutcome } from './passwordReset/PasswordResetScreen.tsx';
import type { SignedOutCause, SignInActions } from './session.ts';
import type { SignInExtras } from './useSignInExtras.ts';

export interface SignInScreenProps {
  actions: SignInActions;
  lazy: SignInExtras;
  ids?: SignInFormProps['ids'];
  notice?: ReactNode;
  contact?: Contact | undefined;
  /**
   * The reason why nobody is signed in. After Sign Out, the focus goes to the heading; after the session has ended, to
   * a note that says so.
   */
  cause: SignedOutCause;
  /** Whether the user is asking for a link instead of signing in. The request has its own history entry. */
  passwordResetRequest: {
    readonly isOpen: boolean;
    readonly open: () => void;
    readonly close: () => void;
  };
  /** Set if the user comes from an emailed link. The focus then goes to its note, or else to the title of the form. */
  passwordResetOutcome?: PasswordResetOutcome | undefined;
}

/** The longest that a failed sign-in waits for its sentence. */
const sentenceMs = 10_000;

export function SignInScreen({
  actions,
  lazy: { parts, hasFailed: hasNotLoaded, load },
  ids,
  notice,
  contact,
  cause,
  passwordResetRequest,
  passwordResetOutcome,
}: SignInScreenProps) {
  const words = useSignInWords();
  const { signInFailures } = useContext(WordsContext);
  const { page, form, session: sentences } = words;
  const { isBusy, failure, hasFailed, submit, edit } = useSignIn(actions, load);
  const Request = passwordResetRequest.isOpen ? parts?.PasswordResetRequestScreen : undefined;
  const { emailRef, email, isShared, setEmail } = useSharedEmail(
    passwordResetOutcome?.email,
    Request !== undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  const isSignOut = cause === 'signOut' && !passwordResetOutcome;
  const endings: Record<Ending, string> & Partial<Record<SignedOutCause, string>> =
    sentences.endings;
  const waiting = hasNotLoaded ? form.passwordResetNotLoaded : words.everywhere.loading;
  // Shown before the user types a password in vain. After an attempt, its failure says more.
  const isOffline = useIsOffline() && !hasFailed;

  useEffect(() => {
    if (isSignOut) focusHeading(heading.current);
    if (passwordResetOutcome && !passwordResetOutcome.note)
      focusHeading(formTitle.current, { delaysCaret: true });
  }, [isSignOut, passwordResetOutcome]);

  /** The contact. The subject of an email to it says which portal it concerns, and whose account. */
  const contactFor = (account = '') =>
    contact && { ...contact, subject: sentences.mailSubject(account) };

  const ending = endings[cause];
  const endingNote = ending && (
    <MessageBox ref={takeFocus} tone="information" title={sentences.ended} message={ending}>
      {cause === 'disabled' && contact && (
        <ContactLine label={words.everywhere.questions} {...contact} {...contactFor()} />
      )}
    </MessageBox>
  );
  // The outcome of a link is newer than the cause.
  const aboveForm = passwordResetOutcome ? passwordResetOutcome.note : endingNote;

  return (
    <>
      {!isShared && <PageTitle title={failure ? page.titleOfFailure : page.title} />}
      <SignInPage
        leading={<Brand size="large" />}
        trailing={useContext(LanguageSwitchContext)}
        headingRef={heading}
        formTitleRef={formTitle}
        notice={notice}
        map={parts && <parts.TrailMap />}
        otherForm={
          Request &&
          isShared && (
            <LanguageOf part="passwordReset">
              <Request
                actions={actions}
                email={email ?? ''}
                contact={contactFor(email)}
                onEdit={(typed) => {
                  setEmail(typed);
                  // A failure of the sign-in concerned the earlier address.
                  edit();
                }}
                onBack={passwordResetRequest.close}
                formTitle={formTitle}
              />
            </LanguageOf>
          )
        }
      >
        {!hasFailed && aboveForm}
        <LiveMessage message={isSignOut ? sentences.signedOut : ''} />
        <LiveNote message={isOffline ? sentences.offline : ''} />
        <SignInForm
          isBusy={isBusy}
          failure={
            failure && (parts?.signInFailure(failure, signInFailures) ?? form.failedWithoutWords)
          }
          email={email}
          emailRef={emailRef}
          onSubmit={submit}
          onEdit={edit}
          onAskForLink={() => {
            if (!passwordResetRequest.isOpen) passwordResetRequest.open();
            if (!parts) void load('press');
          }}
          contact={contactFor(failure?.email)}
          ids={ids}
        />
        <LiveNote message={passwordResetRequest.isOpen && !parts ? waiting : ''} />
      </SignInPage>
    </>
  );
}

/** `failure` is undefined if there is none. A success leads away from this screen. */
function useSignIn(actions: SignInActions, loadWords: SignInExtras['load']) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSignIn & { email: string }>();
  /** Stays true when the failure goes, so that nothing returns above a form in use. */
  const [hasFailed, setHasFailed] = useState(false);

  const addRules = async (failed: NonNullable<typeof failure>) => {
    const passwordRules = await actions.fetchPasswordRules();
    setFailure((current) => (current === failed ? { ...failed, passwordRules } : current));
  };

  const submit = async ({ email, password }: Credentials) => {
    setIsBusy(true);
    setFailure(undefined);
    const refused = await actions.signIn(email, password);
    if (!refused) return;

    await withTimeout(loadWords('ahead'), sentenceMs).catch(() => {});
    const failed = { ...refused, email, hasSpaceAround: password.trim() !== password };
    setIsBusy(false);
    setFailure(failed);
    setHasFailed(true);
    if (failed.code === passwordPolicyCode) void addRules(failed);
  };

  return { isBusy, failure, hasFailed, submit, edit: () => setFailure(undefined) };
}

/**
 * The address in the email fields of both forms. Only the sign-in form's field knows its text, which may have been
 * filled in before hydration, or by a password manager without an event. So the field is read before the request is
 * shown, and recreated when the request changes the address.
 */
function useSharedEmail(given: string | undefined, isRequested: boolean) {
  const emailRef = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(given);
  const [isRead, setIsRead] = useState(false);
  useLayoutEffect(() => {
    if (isRequested) setEmail(emailRef.current?.value);
    setIsRead(isRequested);
  }, [isRequested]);
  useEffect(() => keepEmail(emailRef), []);
  return { emailRef, email, isShared: isRequested && isRead, setEmail };
}
