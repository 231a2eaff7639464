import type { ReactNode } from 'react';
import * as css from './Note.css.ts';

export interface NoteProps {
  children: ReactNode;
}

/** A quiet line of secondary information. */
export function Note({ children }: NoteProps) {
  return <div className={css.note}>{children}</div>;
}
