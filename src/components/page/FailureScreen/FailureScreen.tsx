import type { Ref } from 'react';
import { Button } from '#ui/Button';
import type { Action } from '../../ui/action.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { Brand } from '../Brand/Brand.tsx';
import * as css from '../screen.css.ts';

export interface FailureScreenProps {
  /** What is wrong, as a heading. */
  title: string;
  /** Says what failed, and what happened to completed missions. */
  message: string;
  /** What mends it: a reload of the page, or another try if a reload would lose something. */
  action: Action;
  /** A way out, if the failure may come back with each try. */
  secondaryAction?: Action | undefined;
  /** Focuses the heading, because the page with the focus has gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * A whole screen for failures that only reloading the page, or part of it, can fix. If the page can still be used, show
 * a `MessageBox` in it.
 *
 * The message tells first what users fear for: what they have completed. The screen takes the focus by its heading.
 */
export function FailureScreen({
  title,
  message,
  action,
  secondaryAction,
  headingRef,
}: FailureScreenProps) {
  const { keepsHappening } = useSignInWords().everywhere;
  return (
    <main className={css.screen}>
      <Brand />
      <h1 ref={headingRef}>{title}</h1>
      <p>{message}</p>
      <Button onClick={action.onPress}>{action.label}</Button>
      {secondaryAction && (
        <Button variant="quiet" onClick={secondaryAction.onPress}>
          {secondaryAction.label}
        </Button>
      )}
      <p className={css.explanation}>{keepsHappening}</p>
    </main>
  );
}
