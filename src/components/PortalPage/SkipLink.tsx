import type { MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './PortalPage.css.ts';

export interface SkipLinkProps {
  /** The id of the target. */
  to: string;
  children: ReactNode;
}

/** Takes keyboard users to `to`; visible only while the link has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // Not by the browser, because it would add an entry to the history, and Back would seem to do nothing.
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
