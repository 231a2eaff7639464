import { useRef, useState } from 'react';
import type { Credentials, SignInFormFailure } from '#components/SignInForm/SignInForm.tsx';
import type { SignInFailure } from './authClient.ts';
import { passwordRules } from './passwordRules.ts';
import type { Session } from './session.ts';
import { signInFailures } from './signInFailures.ts';

export type SignInService = Pick<Session, 'signIn' | 'fetchPasswordPolicy'>;

export type SignInState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'failed'; readonly failure: SignInFormFailure };

/** docs/specification.md, section 4: idle, submitting, then success or failure. */
export function useSignIn(session: SignInService) {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  /** Two presses can come before the state of the first is on the screen. */
  const isRunning = useRef(false);

  const submit = async ({ email, password }: Credentials) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'submitting' });
    const code = await attempt(session, email, password);
    isRunning.current = false;
    if (code === undefined) return;

    const failed = toFailed(code);
    setState(failed);
    if (code !== 'passwordPolicy') return;

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

/** Why it failed; undefined for a success, which comes home as a new state of the session. */
async function attempt(
  session: SignInService,
  ...credentials: Parameters<SignInService['signIn']>
): Promise<SignInFailure | undefined> {
  try {
    const result = await session.signIn(...credentials);
    return result.success ? undefined : result.code;
  } catch {
    return 'exception';
  }
}

function toFailed(code: SignInFailure) {
  const { sentence, ...rest } = signInFailures[code];
  return { status: 'failed', failure: { message: sentence, ...rest } } satisfies SignInState;
}
