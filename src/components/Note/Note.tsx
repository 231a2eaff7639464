import type { ReactNode } from 'react';
import * as css from './Note.css.ts';

export interface NoteProps {
  children: ReactNode;
  /** `box` for what has to be seen before anything else. */
  kind?: 'line' | 'box';
}

/** A quiet line beside the main content; as a box, what has to be seen before it. */
export function Note({ children, kind = 'line' }: NoteProps) {
  return <div className={kind === 'box' ? css.box : css.line}>{children}</div>;
}
