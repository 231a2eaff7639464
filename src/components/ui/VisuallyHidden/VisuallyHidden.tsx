import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** What screen readers say in this place. */
  children: ReactNode;
}

/** Words for screen readers alone, where the eye takes the context from what is around. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className={visuallyHidden}>{children}</span>
);
