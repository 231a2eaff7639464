import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '#components/focusHeading.ts';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { SignInForm } from '#components/SignInForm/SignInForm.tsx';
import { SignInPage } from '#components/SignInPage/SignInPage.tsx';
import { type SignInService, useSignIn } from './useSignIn.ts';

export interface SignInScreenProps {
  session: SignInService;
  notice?: ReactNode;
  /**
   * `moved` when the app has brought the person here: the focus goes to the heading. `ended` when the
   * session has ended without them: it goes to a note that says so.
   */
  arrival: 'first' | 'moved' | 'ended';
}

export function SignInScreen({ session, notice, arrival }: SignInScreenProps) {
  const { state, submit, edit } = useSignIn(session);
  const heading = useRef<HTMLHeadingElement>(null);
  const endedNote = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (arrival === 'moved') focusHeading(heading.current);
    if (arrival === 'ended') endedNote.current?.focus();
  }, [arrival]);

  return (
    <>
      <PageTitle title={state.status === 'failed' ? 'Error: Sign in' : 'Sign in'} />
      <SignInPage headingRef={heading} notice={notice}>
        {arrival === 'ended' && state.status !== 'failed' && (
          <MessageBox
            ref={endedNote}
            tone="information"
            title="Your session has ended"
            message="Please sign in again. You will come back to where you were."
          />
        )}
        <LiveMessage message={arrival === 'moved' ? 'You are signed out.' : ''} />
        <SignInForm
          status={state.status === 'submitting' ? 'submitting' : 'idle'}
          failure={state.status === 'failed' ? state.failure : undefined}
          onSubmit={submit}
          onEdit={edit}
        />
      </SignInPage>
    </>
  );
}
