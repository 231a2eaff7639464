import type { Ref } from 'react';
import { Button } from '#ui/Button';
import { useSignInWords } from '../../words/signInWords.ts';
import { Brand } from '../Brand/Brand.tsx';
import * as css from '../LoadingScreen/LoadingScreen.css.ts';

export interface FailureScreenProps {
  title: string;
  /** Says what failed, and what happened to completed missions. */
  message: string;
  /** `tryAgain` if a reload would lose something. */
  action?: 'reload' | 'tryAgain';
  onAction: () => void;
  onSignOut?: (() => void) | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole screen for failures that only reloading the page, or part of it, can fix. */
export function FailureScreen({
  title,
  message,
  action = 'reload',
  onAction,
  onSignOut,
  headingRef,
}: FailureScreenProps) {
  const words = useSignInWords().everywhere;
  return (
    <main className={css.screen}>
      <Brand />
      <h1 ref={headingRef}>{title}</h1>
      <p>{message}</p>
      <Button onClick={onAction}>{words[action]}</Button>
      {onSignOut && (
        <Button variant="quiet" onClick={onSignOut}>
          {words.signOut}
        </Button>
      )}
      <p className={css.explanation}>{words.keepsHappening}</p>
    </main>
  );
}
