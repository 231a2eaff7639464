import type { ReactNode } from 'react';
import * as css from './Note.css.ts';

export interface NoteProps {
  children: ReactNode;
}

export function Note({ children }: NoteProps) {
  return <div className={css.note}>{children}</div>;
}
