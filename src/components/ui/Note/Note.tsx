import type { ReactNode } from 'react';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './Note.css.ts';

export interface NoteProps {
  /** One or two sentences, or the content of a box. */
  children: ReactNode;
  /** `box` for information that users need to see first. */
  variant?: 'line' | 'box';
}

/**
 * A quiet line beside the main content or, as a box, information that users need to see before it.
 *
 * - For a failure, or a question that cannot wait, use a `MessageBox`; for a part without content, an `EmptyState`.
 * - Write whole sentences that say what the note means for the reader: *Whatever you do here stays in this browser.*
 * - It does not take the focus, and screen readers do not announce it. For a note that appears later, use a `LiveNote`,
 *   which screen readers read out when they are idle.
 */
export function Note({ children, variant = 'line' }: NoteProps) {
  return <div className={variant === 'box' ? css.box : css.line}>{children}</div>;
}

export interface LiveNoteProps {
  /** A whole sentence, or an empty string to show nothing. */
  message: string;
}

/** A note that screen readers announce when it appears. */
export function LiveNote({ message }: LiveNoteProps) {
  return <LiveMessage message={message} {...(message && { className: css.line })} />;
}
