import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import type { Action } from '../../ui/action.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import { Brand } from '../Brand/Brand.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import * as css from '../screen.css.ts';

export interface FailureScreenProps {
  /** Names the failure, as the heading and the tab's title. */
  title: string;
  /** Says what failed, and what happened to completed missions. */
  message: string;
  /** Fixes the failure: reloads the page, or tries again if a reload would lose something. */
  action: Action;
  /** If defined, shows Sign Out, the way out of a failure that recurs on every try. */
  onSignOut?: (() => void) | undefined;
}

/**
 * A whole screen for failures that only reloading the page, or part of it, can fix. If the page is still usable, show a
 * `MessageBox` in it.
 *
 * The message says what happened to the completed missions, because users fear for them. The heading takes the focus,
 * because the screen replaces a page.
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
