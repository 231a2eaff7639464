import { type ReactNode, type Ref, useId } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** Screen readers announce an error at once, and information when they are idle. */
  tone?: 'error' | 'information';
  title: string;
  message: string;
  /** A field that the message is about refers to this id. */
  messageId?: string;
  /** What the user can do next. */
  children?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Says what went wrong or what users need to know, in a place they cannot miss.
 * Screen readers announce the box when it appears. It can take the focus. Some then only read the name of a status, so
 * the name includes the message.
 */
export function MessageBox({
  tone = 'error',
  title,
  message,
  messageId,
  children,
  headingLevel = 3,
  ref,
}: MessageBoxProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const ownId = useId();
  const textId = messageId ?? ownId;
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      aria-labelledby={tone === 'error' ? titleId : `${titleId} ${textId}`}
      tabIndex={-1}
      data-tone={tone}
      className={css.box}
    >
      <Stack gap={1}>
        <Heading id={titleId} className={css.title}>
          {title}
        </Heading>
        <p id={textId}>{message}</p>
        {children && (
          <Stack gap={2} className={css.help}>
            {children}
          </Stack>
        )}
      </Stack>
    </div>
  );
}
