import type { ReactNode } from 'react';
import * as css from './Note.css.ts';

export interface NoteProps {
  children: ReactNode;
  /** A button for what the note is about. */
  action?: ReactNode;
}

/** A quiet line of secondary information. */
export function Note({ children, action }: NoteProps) {
  return (
    <div className={css.note}>
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}
