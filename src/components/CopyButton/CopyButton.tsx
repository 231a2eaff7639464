import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** What it copies, in a word or two: `Copy link`. */
  children: ReactNode;
  /** Called when it is pressed. */
  getText: () => string;
  /** Where it stands in its row. What came of a press stands on the other side, so that it does not move. */
  align?: 'start' | 'end';
}

type Outcome = 'none' | 'copied' | 'refused';

/** Puts a text on the clipboard. What came of it stands beside it until the focus or the pointer leaves. */
export function CopyButton({ children, getText, align = 'end' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const forget = () => setOutcome('none');
  return (
    <div className={css.row} data-align={align} onBlur={forget} onPointerLeave={forget}>
      <LiveMessage className={css.outcome} message={messages[outcome]} />
      <Button kind="plain" onClick={() => void copy()}>
        {children}
      </Button>
    </div>
  );
}

const messages: Record<Outcome, string> = {
  none: '',
  copied: 'Copied',
  refused: 'This browser does not allow it. Select and copy it yourself.',
};
