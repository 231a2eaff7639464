import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import type { Action } from '../../ui/action.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { Brand } from '../Brand/Brand.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import * as css from '../screen.css.ts';

export interface FailureScreenProps {
  /** What is wrong, as a heading, and as the title of the tab. */
  title: string;
  /** Says what failed, and what happened to completed missions. */
  message: string;
  /** What mends it: a reload of the page, or another try if a reload would lose something. */
  action: Action;
  /** Shows Sign Out, the way out of a failure that comes back with each try. */
  onSignOut?: (() => void) | undefined;
}

/**
 * A whole screen for failures that only reloading the page, or part of it, can fix. If the page can still be used, show
 * a `MessageBox` in it.
 *
 * The message tells what users fear for: what they have completed. The screen replaces a page that has gone, and so its
 * heading takes the focus.
 */
export function FailureScreen({ title, message, action, onSignOut }: FailureScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useSignInWords().everywhere;
  useLayoutEffect(() => focusHeading(heading.current), []);
  return (
    <main className={css.screen}>
      <PageTitle title={title} />
      <Brand />
      <h1 ref={heading}>{title}</h1>
      <p>{message}</p>
      <Button onClick={action.onPress}>{action.label}</Button>
      {onSignOut && (
        <Button variant="quiet" onClick={onSignOut}>
          {words.signOut}
        </Button>
      )}
      <p className={css.explanation}>{words.keepsHappening}</p>
    </main>
  );
}
