import { useRef, useState } from 'react';
import type { Credentials, SignInFormFailure } from '#components/SignInForm/SignInForm.tsx';
import { passwordRules } from './passwordRules.ts';
import type { Session } from './session.ts';
import { fieldOf, signInHelp } from './signInMessages.ts';

export type SignInService = Pick<Session, 'signIn' | 'fetchPasswordPolicy'>;

export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'failed'; readonly failure: SignInFormFailure };

/** The sign-in as the specification has it, section 4: idle, submitting, then success or failure. */
export function useSignIn(session: SignInService) {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  /** Two presses can come before the state of the first is on the screen. */
  const isRunning = useRef(false);

  const submit = async ({ email, password }: Credentials) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'submitting' });
    const result = await session.signIn(email, password);
    isRunning.current = false;
    if (result.success) return;

    const failed = toFailed(result.code, result.message);
    setState(failed);
    if (result.code !== 'auth/password-does-not-meet-requirements') return;

    const policy = await session.fetchPasswordPolicy();
    if (!policy) return;
    const withRules: SignInState = {
      ...failed,
      failure: { ...failed.failure, passwordRules: passwordRules(policy) },
    };
    setState((current) => (current === failed ? withRules : current));
  };

  const edit = () =>
    setState((current) => (current.status === 'failed' ? { status: 'idle' } : current));

  return { state, submit, edit };
}

function toFailed(code: string | undefined, message: string) {
  const field = fieldOf(code);
  return {
    status: 'failed',
    failure: { message, help: signInHelp(code), ...(field && { field }) },
  } satisfies SignInState;
}
