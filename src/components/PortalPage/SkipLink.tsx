import type { MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './PortalPage.css.ts';

export interface SkipLinkProps {
  /** The id of what it leads to. */
  to: string;
  children: ReactNode;
}

/** Takes keyboard users past what comes before `to`; visible only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // Following the link would add an entry to the history, and Back would seem to do nothing.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={`${visuallyHidden} ${css.skipLink}`} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
