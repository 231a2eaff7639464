import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Contact } from '#components/ContactLine/ContactLine.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import {
  type LinkRequest,
  LinkRequestForm,
  type LinkRequestFormProps,
} from '#components/LinkRequestForm/LinkRequestForm.tsx';
import { LiveNote } from '#components/Note/LiveNote.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { usePasswordLinkWords } from '#components/words/passwordLinkWords.ts';
import { loadWithRetry } from '../../retry.ts';
import { useIsOffline } from '../../useIsOffline.ts';
import type { SignInActions } from '../session.ts';
import { signInIds } from '../signInIds.ts';
import { linkRequestFailure } from './linkRequestFailures.ts';

export interface LinkRequestScreenProps
  extends Pick<LinkRequestFormProps, 'cleanEmail' | 'onBack'> {
  session: Pick<SignInActions, 'loadPasswordLinks'>;
  contactFor: (email: string) => Contact | undefined;
  /** Takes the focus when the sign-in form is back. */
  formTitle: RefObject<HTMLHeadingElement | null>;
}

/** Takes the place of the sign-in form, which is hidden meanwhile. Both have the same address. */
export function LinkRequestScreen({
  session,
  contactFor,
  formTitle,
  ...props
}: LinkRequestScreenProps) {
  const { request: words, requestFailures } = usePasswordLinkWords();
  const { state, send, edit } = useLinkRequest(session);
  const email = signInEmail()?.value ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFailed = state.status === 'failed';
  // Said before somebody sends in vain. After an attempt, its failure says more.
  const isOffline = useIsOffline() && !hasFailed;

  useEffect(() => {
    const signInTitle = formTitle.current;
    focusHeading(heading.current, { delaysCaret: true });
    return () => focusHeading(signInTitle, { delaysCaret: true });
  }, [formTitle]);

  return (
    <>
      <PageTitle title={hasFailed ? words.titleOfFailure : words.titleOfPage} />
      <LiveNote message={isOffline ? words.offline : ''} />
      <LinkRequestForm
        {...props}
        request={
          state.status === 'failed'
            ? { status: 'failed', failure: linkRequestFailure(state.code, requestFailures) }
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
  // A failure of the sign-in was about the earlier address, and goes.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A failure is its code, because its words depend on the language. */
type State =
  | Exclude<LinkRequest, { status: 'failed' }>
  | { readonly status: 'failed'; readonly code: string | undefined };

function useLinkRequest({ loadPasswordLinks }: LinkRequestScreenProps['session']) {
  const [state, setState] = useState<State>({ status: 'idle' });
  /** Two presses can come before the first one is on the screen. */
  const isRunning = useRef(false);

  const send = async (email: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'sending' });
    const failure = await loadWithRetry(loadPasswordLinks).then(
      (links) => links.send(email),
      // Their code cannot be fetched.
      () => ({ code: 'auth/network-request-failed' }),
    );
    isRunning.current = false;
    setState(failure ? { status: 'failed', code: failure.code } : { status: 'sent', email });
  };

  return { state, send, edit: () => setState({ status: 'idle' }) };
}
