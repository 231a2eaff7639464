import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** What it copies, in a word or two: `Copy link`. */
  children: string;
  /** Called when it is pressed. */
  getText: () => string;
}

type Outcome = 'none' | 'copied' | 'refused';

/** Puts a text on the clipboard. What came of it stands beside it until the focus or the pointer leaves. */
export function CopyButton({ children, getText }: CopyButtonProps) {
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
    <div className={css.row} onBlur={forget} onPointerLeave={forget}>
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
