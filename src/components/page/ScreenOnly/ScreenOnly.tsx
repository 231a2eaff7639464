import type { ReactNode } from 'react';
import * as css from './ScreenOnly.css.ts';

export interface ScreenOnlyProps {
  /** Laid out as if nothing were around them. */
  children: ReactNode;
}

/** Parts of a page that are of no use on paper. */
export const ScreenOnly = ({ children }: ScreenOnlyProps) => (
  <div className={css.screenOnly}>{children}</div>
);
