import { Info, TriangleAlert } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** Screen readers announce an error at once, information when they are idle. */
  tone?: 'error' | 'information';
  title: string;
  message: string;
  /** The id that fields refer to when the message is about them. */
  messageId?: string;
  /** Help below the message. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Announced when it appears. A screen can move the focus to it. */
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
      <Icon shape={tone === 'error' ? TriangleAlert : Info} className={css.icon} size="1.375rem" />
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
