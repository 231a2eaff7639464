import type { ReactNode } from 'react';
import * as css from './Note.css.ts';

export interface NoteProps {
  children: ReactNode;
  /** `box` for what users need to see first. */
  kind?: 'line' | 'box';
}

/** A quiet line beside the main content or, as a box, what users need to see before it. */
export function Note({ children, kind = 'line' }: NoteProps) {
  return <div className={kind === 'box' ? css.box : css.line}>{children}</div>;
}
