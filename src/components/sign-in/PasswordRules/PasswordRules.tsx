import { useEffect, useState } from 'react';
import { LiveMessage } from '#ui/LiveMessage';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import * as css from './PasswordRules.css.ts';

export interface PasswordRulesProps {
  /** The password field refers to this id. */
  id: string;
  /** The rules in the order of the service. `isMet` is about the typed password. */
  rules: readonly { readonly sentence: string; readonly isMet: boolean }[];
  /** Whether the typed password begins or ends with a space, which is invisible. */
  hasOuterSpace: boolean;
}

/**
 * Lists the rules for a new password. A mark and a word show which are met, so that color is not the only sign. After a
 * pause in typing, screen readers say how many are met, and whether there is an outer space.
 */
export function PasswordRules({ id, rules, hasOuterSpace }: PasswordRulesProps) {
  const words = usePasswordResetWords().password;
  const metCount = rules.filter(({ isMet }) => isMet).length;
  const rulesMet = metCount > 0 && words.rulesMet(metCount, rules.length);
  const outerSpace = hasOuterSpace && words.outerSpace;
  const message = useSettled([rulesMet, outerSpace].filter(Boolean).join(' '));
  return (
    <>
      <div id={id} className={css.rules}>
        {rules.length > 0 && (
          <>
            <p>{words.rules}</p>
            <ul role="list" className={css.list}>
              {rules.map(({ sentence, isMet }) => (
                <li key={sentence} className={css.rule} data-status={isMet ? 'met' : 'missing'}>
                  <span>{sentence}</span>
                  {isMet && <span className={css.met}>{words.met}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        {hasOuterSpace && <p className={css.outerSpace}>{words.outerSpace}</p>}
      </div>
      <LiveMessage message={message} />
    </>
  );
}

/** Screen readers echo each typed key. A message on every keystroke would interrupt them. */
const pauseMs = 1000;

/** Returns the message once it has not changed for a while. */
function useSettled(message: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, message);
    return () => clearTimeout(timer);
  }, [message]);
  return settled;
}
