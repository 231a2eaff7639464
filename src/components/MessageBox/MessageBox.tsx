import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import * as css from './MessageBox.css.ts';

export interface MessageBoxProps {
  title: string;
  message: string;
  /** The id that fields refer to when the message is about them. */
  messageId?: string;
  /** What to do next, apart from the message itself. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Announced as soon as it appears, and able to take focus so that nobody loses their place. */
export function MessageBox({ title, message, messageId, children, ref }: MessageBoxProps) {
  const titleId = useId();
  return (
    <div ref={ref} role="alert" aria-labelledby={titleId} tabIndex={-1} className={css.box}>
      <TriangleAlert className={css.icon} size={22} aria-hidden="true" />
      <div className={css.content}>
        <h3 id={titleId} className={css.title}>
          {title}
        </h3>
        <p id={messageId}>{message}</p>
        {children && <div className={css.help}>{children}</div>}
      </div>
    </div>
  );
}
