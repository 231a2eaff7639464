import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './CopyButton.css.ts';

export interface CopyLabels {
  readonly copied: string;
  /** Shown if the browser does not allow copying. */
  readonly copyFailed: string;
}

export interface CopyButtonProps {
  /** The label, which names the copied text. */
  children: ReactNode;
  /** The text to copy. */
  text: string;
  /** The messages after a click. */
  labels: CopyLabels;
  /**
   * The end of the row that has the button. The outcome is at the other end, so that the button does not move. With
   * `owner`, the button is in a wrapping row of its owner, and the outcome is below that row.
   */
  align?: 'start' | 'end' | 'owner';
}

/** Copies a text that is tedious to select. The outcome stays until the next click anywhere or until blur. */
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

  // Listens on the document, because in Safari a tap does not focus a button, and the pointer has left before the
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
