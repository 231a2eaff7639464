import { Circle, CircleCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './PasswordRules.css.ts';

export interface PasswordRulesProps {
  /** The field of the password refers to this id. */
  id: string;
  rules: readonly { readonly sentence: string; readonly isMet: boolean }[];
}

/** What a password needs, and has already. */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const message = useSettled(messageOf(rules));
  return (
    <>
      <div id={id} className={css.rules}>
        <p>Your new password needs:</p>
        <ul role="list" className={css.list}>
          {rules.map(({ sentence, isMet }) => (
            <li key={sentence} className={css.rule} data-status={isMet ? 'met' : 'missing'}>
              <Icon shape={isMet ? CircleCheck : Circle} className={css.icon} size="1rem" />
              <span>{sentence}</span>
              {isMet && <span className={css.met}>Met</span>}
            </li>
          ))}
        </ul>
      </div>
      <LiveMessage message={message} />
    </>
  );
}

function messageOf(rules: PasswordRulesProps['rules']): string {
  const count = rules.filter(({ isMet }) => isMet).length;
  if (count === 0) return '';
  if (count === rules.length) return 'Your new password has what it needs.';
  return `${count} of ${rules.length} rules are met.`;
}

/** A screen reader says each key that is typed, and would be interrupted by a message at each of them. */
const pauseMs = 1000;

/** The text, once it has been the same for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
