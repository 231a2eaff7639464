import { useEffect, useRef, useState } from 'react';
import type { PasswordRule, SignInFailure } from '../authClient.ts';
import type { SignInActions } from '../session.ts';
import { type LinkProblem, problemOf } from './linkFailures.ts';
import { readPasswordLink } from './readPasswordLink.ts';

export interface UsePasswordLinkProps {
  /** The query of the link. */
  link: string;
  session: Pick<SignInActions, 'fetchPasswordRules' | 'loadPasswordLinks'>;
}

type State =
  | { readonly status: 'reading' }
  | { readonly status: 'problem'; readonly problem: LinkProblem; readonly email?: string }
  | {
      readonly status: 'choosing' | 'setting';
      readonly email: string;
      readonly failure?: SignInFailure | undefined;
    };

/**
 * What becomes of a link: it is read, then a password is set with it. Either may fail for now, or for good.
 * @param onSet called with the address whose password is set
 */
export function usePasswordLink(
  { link, session }: UsePasswordLinkProps,
  onSet: (email: string) => void,
) {
  const found = readPasswordLink(link);
  const code = typeof found === 'string' ? found : '';
  const [state, setState] = useState<State>(
    typeof found === 'string' ? { status: 'reading' } : { status: 'problem', problem: found },
  );
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  /** Two presses can come before the first one is on the screen. */
  const isSetting = useRef(false);
  const isReading = state.status === 'reading';

  useEffect(() => {
    const read = async () => {
      const links = await session.loadPasswordLinks();
      const answer = await links.read(code);
      if ('email' in answer) setState({ status: 'choosing', email: answer.email });
      else setState({ status: 'problem', problem: problemOf(answer.code) });
    };
    if (!isReading) return;
    read().catch(() =>
      setState({ status: 'problem', problem: problemOf('auth/network-request-failed') }),
    );
    void session.fetchPasswordRules().then(setRules);
  }, [isReading, code, session]);

  const setPassword = async (email: string, password: string) => {
    if (isSetting.current) return;
    isSetting.current = true;
    setState({ status: 'setting', email });
    const links = await session.loadPasswordLinks();
    const failure = await links.setPassword(code, password);
    isSetting.current = false;
    if (!failure) return onSet(email);
    const problem = problemOf(failure.code);
    const isFinal = problem.remedy !== 'again';
    setState(
      isFinal ? { status: 'problem', problem, email } : { status: 'choosing', email, failure },
    );
    // They may not have come at first, and there are some: a password has just been refused.
    if (rules.length === 0 && !isFinal) setRules(await session.fetchPasswordRules());
  };

  return {
    state,
    rules,
    setPassword,
    /** A password manager may edit the field also while the password is being set. */
    forgetFailure: () =>
      setState((current) =>
        current.status === 'choosing' ? { ...current, failure: undefined } : current,
      ),
    readAgain: () => setState({ status: 'reading' }),
  };
}
