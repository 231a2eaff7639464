import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './CopyButton.css.ts';

export interface CopyLabels {
  readonly copied: string;
  /** The browser refused. */
  readonly copyFailed: string;
}

export interface CopyButtonProps {
  /** Names what is copied. */
  children: ReactNode;
  /** What is copied. */
  text: string;
  /** What is said after a press. */
  labels: CopyLabels;
  /**
   * Where the button is in its row. The outcome is at the other end, so that the button does not move. `owner`: in a row
   * of the owner that wraps, with the outcome below all of that row.
   */
  align?: 'start' | 'end' | 'owner';
}

/** Copies a text that is tedious to select. The outcome stays until the next press anywhere, or until the focus leaves. */
export function CopyButton({ children, text, labels, align = 'end' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };

  // Listens to the whole page, because in Safari a tap does not focus a button, and the pointer has left before the
  // click.
  useEffect(() => {
    const onPress = () => setOutcome(undefined);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  return (
    <div className={css.copyButton} data-align={align} onBlur={() => setOutcome(undefined)}>
      <LiveMessage className={css.outcome} message={outcome ? labels[outcome] : ''} />
      <Button variant="plain" onClick={() => void copy()}>
        {children}
      </Button>
    </div>
  );
}
