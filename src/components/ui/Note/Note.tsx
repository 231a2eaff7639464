import type { ReactNode } from 'react';
import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './Note.css.ts';

export interface NoteProps {
  children: ReactNode;
  /** `box` for what users need to see first. */
  variant?: 'line' | 'box';
}

/** A quiet line beside the main content or, as a box, what users need to see before it. */
export function Note({ children, variant = 'line' }: NoteProps) {
  return <div className={variant === 'box' ? css.box : css.line}>{children}</div>;
}

/** A note that screen readers announce when it appears. An empty message shows nothing. */
export function LiveNote({ message }: { message: string }) {
  return <LiveMessage message={message} {...(message && { className: css.line })} />;
}
