import type { MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { focusBriefly } from '../focus/focusHeading.ts';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the target. */
  to: string;
  /** Names the target: *Skip to main content*. */
  children: ReactNode;
}

/** A link for keyboard users, visible only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // The browser's own jump would add a history entry, so Back would seem to do nothing.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(to);
    if (!target) return;
    if (target.tabIndex < 0) focusBriefly(target, {});
    else target.focus();
  };
  return (
    <a className={`${visuallyHidden} ${css.skipLink}`} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
