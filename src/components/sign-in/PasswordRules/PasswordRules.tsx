import { useEffect, useState } from 'react';
import { LiveMessage } from '#ui/LiveMessage';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import * as css from './PasswordRules.css.ts';

export interface PasswordRulesProps {
  /** The field of the password refers to this id. */
  id: string;
  /** In the order of the service, each with whether the typed password meets it. */
  rules: readonly { readonly sentence: string; readonly isMet: boolean }[];
  /** Whether the typed password begins or ends with a space, which nobody sees. */
  hasOuterSpace: boolean;
}

/**
 * What a new password needs, and which of it is there already: shown by a mark and a word, not by color alone. A screen
 * reader says the count and an outer space after a pause in the typing.
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

/** A screen reader says each key that is typed, and would be interrupted by a message at each of them. */
const pauseMs = 1000;

/** The message, once it has been the same for a while. */
function useSettled(message: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, message);
    return () => clearTimeout(timer);
  }, [message]);
  return settled;
}
