import type { Ref } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './FailureScreen.css.ts';

export interface FailureScreenProps {
  title: string;
  /** Says what failed, and what became of completed missions. */
  message: string;
  /** `Try again` where a reload would lose something. */
  action?: 'Reload the page' | 'Try again';
  onAction: () => void;
  onSignOut?: (() => void) | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function FailureScreen({
  title,
  message,
  action = 'Reload the page',
  onAction,
  onSignOut,
  headingRef,
}: FailureScreenProps) {
  return (
    <main className={css.screen}>
      <Brand />
      <h1 ref={headingRef}>{title}</h1>
      <p>{message}</p>
      <div className={css.buttons}>
        <Button onClick={onAction}>{action}</Button>
        {onSignOut && (
          <Button kind="quiet" onClick={onSignOut}>
            Sign Out
          </Button>
        )}
      </div>
      <p className={css.help}>If this keeps happening, please tell your manager or IT support.</p>
    </main>
  );
}
