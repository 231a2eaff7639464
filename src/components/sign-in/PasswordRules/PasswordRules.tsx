import { useEffect, useState } from 'react';
import { LiveMessage } from '#ui/LiveMessage';
import { usePasswordResetWords } from '../../words/passwordResetWords.ts';
import * as css from './PasswordRules.css.ts';

export interface PasswordRulesProps {
  /** The field of the password refers to this id. */
  id: string;
  /** In the order of the service, each with whether the typed password meets it. */
  rules: readonly { readonly sentence: string; readonly isMet: boolean }[];
}

/**
 * What a new password needs, and which of it is there already: shown by a mark and a word, not by color alone. A screen
 * reader says the count after a pause in the typing.
 */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const words = usePasswordResetWords().password;
  const metCount = rules.filter(({ isMet }) => isMet).length;
  const toldCount = useSettled(metCount);
  const message = toldCount === 0 ? '' : words.rulesMet(toldCount, rules.length);
  return (
    <>
      <div id={id} className={css.rules}>
        <p>{words.rules}</p>
        <ul role="list" className={css.list}>
          {rules.map(({ sentence, isMet }) => (
            <li key={sentence} className={css.rule} data-status={isMet ? 'met' : 'missing'}>
              <span>{sentence}</span>
              {isMet && <span className={css.met}>{words.met}</span>}
            </li>
          ))}
        </ul>
      </div>
      <LiveMessage message={message} />
    </>
  );
}

/** A screen reader says each key that is typed, and would be interrupted by a message at each of them. */
const pauseMs = 1000;

/** The count, once it has been the same for a while. */
function useSettled(count: number): number {
  const [settled, setSettled] = useState(count);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, count);
    return () => clearTimeout(timer);
  }, [count]);
  return settled;
}
