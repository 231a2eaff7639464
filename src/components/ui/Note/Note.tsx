import type { ReactNode } from 'react';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './Note.css.ts';

export interface NoteProps {
  /** One or two sentences, or the parts of a box. */
  children: ReactNode;
  /** `box` for what users need to see first. */
  variant?: 'line' | 'box';
}

/**
 * A quiet line beside the main content or, as a box, what users need to see before it.
 *
 * - What went wrong, or needs an answer now, is a `MessageBox`; where a part has no content yet, an `EmptyState` says so.
 * - A whole sentence, and what it means for the reader: *Whatever you do here stays in this browser.*
 * - It takes no focus, and nothing announces it: a note that appears later is a `LiveNote`, which screen readers read out
 *   when they are idle.
 */
export function Note({ children, variant = 'line' }: NoteProps) {
  return <div className={variant === 'box' ? css.box : css.line}>{children}</div>;
}

export interface LiveNoteProps {
  /** A whole sentence, or an empty text, which shows nothing. */
  message: string;
}

/** A note that screen readers announce when it appears. */
export function LiveNote({ message }: LiveNoteProps) {
  return <LiveMessage message={message} {...(message && { className: css.line })} />;
}
