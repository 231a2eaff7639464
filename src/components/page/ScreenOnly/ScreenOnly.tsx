import type { ReactNode } from 'react';
import * as css from './ScreenOnly.css.ts';

export interface ScreenOnlyProps {
  /** Laid out as if there were no wrapper. */
  children: ReactNode;
}

/** Hides parts of a page that are useless on paper. */
export const ScreenOnly = ({ children }: ScreenOnlyProps) => (
  <div className={css.screenOnly}>{children}</div>
);
