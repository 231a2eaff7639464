import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { SignInForm } from '#components/SignInForm/SignInForm.tsx';
import { SignInPage } from '#components/SignInPage/SignInPage.tsx';
import { type SignInService, useSignIn } from './useSignIn.ts';

export interface SignInScreenProps {
  session: SignInService;
  notice?: ReactNode;
  /** `moved` when the app has brought the person here: the focus goes to the heading. */
  arrival: 'first' | 'moved';
}

export function SignInScreen({ session, notice, arrival }: SignInScreenProps) {
  const { state, submit, edit } = useSignIn(session);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (arrival === 'moved') heading.current?.focus();
  }, [arrival]);

  return (
    <>
      <PageTitle title={state.status === 'failed' ? 'Error: Sign in' : 'Sign in'} />
      <SignInPage headingRef={heading} notice={notice}>
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
