import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../recovery.ts';
import type { PasswordRule, SignInFailure } from '../authClient.ts';
import {
  failureOf,
  notLoadedCode,
  type PasswordResetProblem,
  passwordFailures,
  passwordResetProblems,
} from '../failures.ts';
import type { SignInActions } from '../session.ts';
import { readPasswordResetLink } from './readPasswordResetLink.ts';

export interface UsePasswordResetProps {
  /** The query of the link. */
  link: string;
  actions: Pick<SignInActions, 'fetchPasswordRules' | 'loadPasswordReset'>;
}

type State =
  | { readonly status: 'reading' }
  | { readonly status: 'problem'; readonly problem: PasswordResetProblem; readonly email?: string }
  | {
      readonly status: 'choosing' | 'setting';
      readonly email: string;
      readonly failure?: SignInFailure | undefined;
    };

const notLoaded = () => ({ code: notLoadedCode });

/** The link was used by an attempt whose response did not arrive, or said nothing. */
const usedLink: PasswordResetProblem = { sentence: 'mayBeSet', remedy: 'newLink' };

/**
 * The life of a link: it is read, then a password is set with it. Either may fail temporarily or for good.
 * @param onSet called with the address whose password is set
 */
export function usePasswordReset(
  { link, actions }: UsePasswordResetProps,
  onSet: (email: string) => void,
) {
  const found = readPasswordResetLink(link);
  const code = typeof found === 'string' ? found : '';
  const [state, setState] = useState<State>(
    typeof found === 'string' ? { status: 'reading' } : { status: 'problem', problem: found },
  );
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  /** Whether an earlier attempt may have set the password, and used up the link. */
  const mayBeSet = useRef(false);
  const isReading = state.status === 'reading';

  useEffect(() => {
    const read = async () => {
      const answer = await loadPart('press', actions.loadPasswordReset).then(
        (links) => links.read(code),
        notLoaded,
      );
      if ('email' in answer) setState({ status: 'choosing', email: answer.email });
      else setState({ status: 'problem', problem: failureOf(passwordResetProblems, answer.code) });
    };
    if (!isReading) return;
    void read();
    void actions.fetchPasswordRules().then(setRules);
  }, [isReading, code, actions]);

  const setPassword = async (email: string, password: string) => {
    setState({ status: 'setting', email });
    const failure = await actions
      .loadPasswordReset()
      .then((links) => links.setPassword(code, password), notLoaded);
    if (!failure) return onSet(email);
    const problem = failureOf(passwordResetProblems, failure.code);
    if (problem.remedy !== 'again') {
      const isOurs = problem.sentence === 'spent' && mayBeSet.current;
      return setState({ status: 'problem', problem: isOurs ? usedLink : problem, email });
    }
    mayBeSet.current ||= failureOf(passwordFailures, failure.code).sentence === 'unclear';
    setState({ status: 'choosing', email, failure });
    // The rules may have failed to load, but there are some: a password has just been refused.
    if (rules.length === 0) void actions.fetchPasswordRules().then(setRules);
  };

  return {
    state,
    rules,
    setPassword,
    /** A password manager may edit the field even while the password is being set. */
    forgetFailure: () =>
      setState((current) =>
        current.status === 'choosing' ? { ...current, failure: undefined } : current,
      ),
    readAgain: () => setState({ status: 'reading' }),
  };
}
