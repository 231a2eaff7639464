import { type ReactNode, type Ref, useId } from 'react';
import * as css from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** Screen readers announce an error at once, information when they are idle. */
  tone?: 'error' | 'information';
  title: string;
  message: string;
  /** The id that fields refer to when the message is about them. */
  messageId?: string;
  /** What to do next, apart from the message itself. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Two icons of Lucide, drawn here because all of its code would be part of the sign-in page. */
const drawings = {
  error:
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  information: 'M12 2a10 10 0 0 0 0 20 10 10 0 0 0 0-20M12 16v-4M12 8h.01',
} as const;

/** Announced when it appears; can take the focus. */
export function MessageBox({
  tone = 'error',
  title,
  message,
  messageId,
  children,
  ref,
}: MessageBoxProps) {
  const titleId = useId();
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-tone={tone}
      className={css.box}
    >
      <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[tone]} />
      </svg>
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
