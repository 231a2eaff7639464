import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The words that screen readers say here. */
  children: ReactNode;
}

/** Words only for screen readers, to replace visual context. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className={visuallyHidden}>{children}</span>
);
