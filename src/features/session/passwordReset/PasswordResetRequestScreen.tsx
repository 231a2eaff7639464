import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';
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

export interface PasswordResetRequestScreenProps {
  actions: Pick<SignInActions, 'loadPasswordReset'>;
  /** The address in the email fields of both forms. */
  email: string;
  onEdit: (email: string) => void;
  onBack: () => void;
  contact: Contact | undefined;
  /** Takes the focus when the sign-in form returns. */
  formTitle: RefObject<HTMLHeadingElement | null>;
}

/** Replaces the sign-in form, which is hidden meanwhile. */
export function PasswordResetRequestScreen({
  actions,
  email,
  onEdit,
  onBack,
  contact,
  formTitle,
}: PasswordResetRequestScreenProps) {
  const { request: words, requestFailures: failureWords } = usePasswordResetWords();
  const { state, send, edit } = usePasswordResetRequest(actions);
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
    // Pressed in the previous page, whose release could not send the request.
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
        contact={contact}
        onSubmit={send}
        onEdit={(typed) => {
          onEdit(typed);
          edit();
        }}
      />
    </>
  );
}

/** A failure is stored as its code, because its words depend on the language. */
type State =
  | Exclude<PasswordResetRequest, { status: 'failed' }>
  | { readonly status: 'failed'; readonly code: string | undefined };

function usePasswordResetRequest({
  loadPasswordReset,
}: PasswordResetRequestScreenProps['actions']) {
  const [state, setState] = useState<State>({ status: 'idle' });

  const send = async (email: string) => {
    setState({ status: 'sending' });
    const failure = await loadPart('press', loadPasswordReset, () => passOn('sending', email)).then(
      (links) => links.send(email),
      () => ({ code: notLoadedCode }),
    );
    setState(failure ? { status: 'failed', code: failure.code } : { status: 'sent', email });
  };

  return { state, send, edit: () => setState({ status: 'idle' }) };
}
