import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';
import { useExclusive } from '#components/ui/hooks/useExclusive.ts';
import { usePasswordResetWords } from '#components/words/passwordResetWords.ts';
import { PageTitle } from '#page/PageTitle';
import {
  type PasswordResetRequest,
  PasswordResetRequestForm,
} from '#sign-in/PasswordResetRequestForm';
import type { Contact } from '#ui/ContactLine';
import { LiveNote } from '#ui/Note';
import { loadPart, passOn, takeOver } from '../../recovery.ts';
import { useIsOffline } from '../../useIsOffline.ts';
import { failureOf, notLoadedCode, requestFailures, withSentence } from '../failures.ts';
import type { SignInActions } from '../session.ts';
import { signInIds } from '../signInIds.ts';

export interface PasswordResetRequestScreenProps {
  session: Pick<SignInActions, 'loadPasswordReset'>;
  onBack: () => void;
  contactFor: (email: string) => Contact | undefined;
  /** Takes the focus when the sign-in form returns. */
  formTitle: RefObject<HTMLHeadingElement | null>;
}

/** Replaces the sign-in form, which is hidden meanwhile. Both share the email address. */
export function PasswordResetRequestScreen({
  session,
  contactFor,
  formTitle,
  onBack,
}: PasswordResetRequestScreenProps) {
  const { request: words, requestFailures: failureWords } = usePasswordResetWords();
  const { state, send, edit } = usePasswordResetRequest(session);
  const email = signInEmail()?.value ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFailed = state.status === 'failed';
  // Shown before the user sends in vain. After an attempt, its failure says more.
  const isOffline = useIsOffline() && !hasFailed;

  useEffect(() => {
    const signInTitle = formTitle.current;
    focusHeading(heading.current, { delaysCaret: true });
    return () => focusHeading(signInTitle, { delaysCaret: true });
  }, [formTitle]);

  useEffect(() => {
    // A press in the page before, whose release could not send it.
    if (takeOver('sending') === email) void send(email);
  });

  return (
    <>
      <PageTitle title={hasFailed ? words.titleOfFailure : words.titleOfPage} />
      <LiveNote message={isOffline ? words.offline : ''} />
      <PasswordResetRequestForm
        onBack={onBack}
        request={
          state.status === 'failed'
            ? {
                status: 'failed',
                failure: withSentence(failureOf(requestFailures, state.code), failureWords),
              }
            : state
        }
        headingRef={heading}
        email={email}
        contact={contactFor(email)}
        onSubmit={(typed) => void send(typed)}
        onEdit={(typed) => {
          copyToSignIn(typed);
          edit();
        }}
      />
    </>
  );
}

const signInEmail = () => document.querySelector<HTMLInputElement>(`#${signInIds.email}`);

function copyToSignIn(email: string) {
  const field = signInEmail();
  if (!field) return;
  field.value = email;
  // A failure of the sign-in concerned the earlier address, so it goes.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A failure is stored as its code, because its words depend on the language. */
type State =
  | Exclude<PasswordResetRequest, { status: 'failed' }>
  | { readonly status: 'failed'; readonly code: string | undefined };

function usePasswordResetRequest({
  loadPasswordReset,
}: PasswordResetRequestScreenProps['session']) {
  const [state, setState] = useState<State>({ status: 'idle' });

  const send = useExclusive(async (email: string) => {
    setState({ status: 'sending' });
    const failure = await loadPart('press', loadPasswordReset, () => passOn('sending', email)).then(
      (links) => links.send(email),
      () => ({ code: notLoadedCode }),
    );
    setState(failure ? { status: 'failed', code: failure.code } : { status: 'sent', email });
  });

  return { state, send, edit: () => setState({ status: 'idle' }) };
}
