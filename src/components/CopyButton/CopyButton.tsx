import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** For example `Copy link`. */
  children: ReactNode;
  /** Called at the press. */
  getText: () => string;
  /** The button's end of the row. The outcome stands at the other end, so that the button does not move. */
  align?: 'start' | 'end';
}

/** Puts a text on the clipboard, and shows the outcome until the focus or the pointer leaves. */
export function CopyButton({ children, getText, align = 'end' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      setOutcome('Copied');
    } catch {
      setOutcome('This browser does not allow it. Select and copy it yourself.');
    }
  };
  const forget = () => setOutcome('');
  return (
    <div className={css.copyButton} data-align={align} onBlur={forget} onPointerLeave={forget}>
      <LiveMessage className={css.outcome} message={outcome} />
      <Button kind="plain" onClick={() => void copy()}>
        {children}
      </Button>
    </div>
  );
}
