import { useEffect, useRef, useState } from 'react';
import type { PasswordLinks, PasswordRule, SignInFailure } from '../authClient.ts';
import type { SignInActions } from '../session.ts';
import {
  finalProblemOf,
  incompleteLink,
  type LinkProblem,
  otherLink,
  passingProblemOf,
} from './linkFailures.ts';
import { readPasswordLink } from './readPasswordLink.ts';

/** Where the person goes on, on the sign-in screen. */
export interface LinkOutcome {
  readonly next: 'signIn' | 'signInWithNewPassword' | 'askForLink';
  /** Whose link it was, where that is known. */
  readonly email?: string | undefined;
}

export interface UsePasswordLinkProps extends Pick<SignInActions, 'fetchPasswordRules'> {
  /** The query of the link. */
  link: string;
  links: Pick<PasswordLinks, 'read' | 'setPassword'>;
  onEnd: (outcome: LinkOutcome) => void;
}

type State =
  | { readonly status: 'reading' }
  | { readonly status: 'problem'; readonly problem: LinkProblem; readonly email?: string }
  | {
      readonly status: 'choosing' | 'setting';
      readonly email: string;
      readonly failure?: SignInFailure;
    };

/** What becomes of a link: it is read, then a password is set with it. Either may fail for now, or for good. */
export function usePasswordLink({ link, links, fetchPasswordRules, onEnd }: UsePasswordLinkProps) {
  const { kind, code = '' } = readPasswordLink(link);
  const [state, setState] = useState<State>(() =>
    kind === 'password'
      ? { status: 'reading' }
      : { status: 'problem', problem: kind === 'other' ? otherLink : incompleteLink },
  );
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  /** Two presses can come before the first one is on the screen. */
  const isSetting = useRef(false);
  const isReading = state.status === 'reading';

  useEffect(() => {
    const read = async () => {
      const answer = await links.read(code);
      setState(
        'email' in answer
          ? { status: 'choosing', email: answer.email }
          : {
              status: 'problem',
              problem: finalProblemOf(answer.code) ?? passingProblemOf(answer.code),
            },
      );
    };
    if (!isReading) return;
    void read();
    void fetchPasswordRules().then(setRules);
  }, [isReading, code, links, fetchPasswordRules]);

  const setPassword = async (email: string, password: string) => {
    if (isSetting.current) return;
    isSetting.current = true;
    setState({ status: 'setting', email });
    const failure = await links.setPassword(code, password);
    isSetting.current = false;
    if (!failure) return onEnd({ next: 'signInWithNewPassword', email });
    const problem = finalProblemOf(failure.code);
    setState(
      problem ? { status: 'problem', problem, email } : { status: 'choosing', email, failure },
    );
    // They may not have come at first, and there are some: a password has just been refused.
    if (rules.length === 0 && !problem) setRules(await fetchPasswordRules());
  };

  return {
    state,
    rules,
    setPassword,
    /** A password manager may edit the field also while the password is being set. */
    forgetFailure: (email: string) =>
      setState((current) =>
        current.status === 'choosing' ? { status: 'choosing', email } : current,
      ),
    readAgain: () => setState({ status: 'reading' }),
  };
}
