import { type ReactNode, type Ref, useId } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** Screen readers announce an error at once, and information when they are idle. */
  tone?: 'error' | 'information';
  /** Sums up the message in a few words. */
  title: string;
  /** Says what happened, in one sentence. */
  message: string;
  /** The language of the message, if it is not the page's. */
  lang?: string | undefined;
  /** The id of the message, for the field that the message is about. */
  messageId?: string;
  /** Tells users what they can do next. */
  children?: ReactNode;
  /** One below the preceding heading. */
  headingLevel?: 2 | 3 | 4;
  /** The element of the box. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Says what went wrong, or what users need to know before they go on, in a place they cannot miss.
 *
 * - For additional information, use a `Note`; for a part that has no content yet, an `EmptyState`.
 * - The title sums up the message, the message says what happened, and the children say what users can do next or who
 *   can help. No error codes, and no blame.
 * - Screen readers announce the box when it appears. For keyboard users, set `takeFocus` as its `ref` to move the focus
 *   there. Some screen readers only read the name of a focused status, so the name includes the message.
 */
export function MessageBox({
  tone = 'error',
  title,
  message,
  lang,
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
      data-tone={tone}
      className={css.box}
    >
      <Stack gap={1}>
        <Heading id={titleId} className={css.title}>
          {title}
        </Heading>
        <p id={textId} lang={lang} dir={lang && 'auto'}>
          {message}
        </p>
        {children && <div className={css.help}>{children}</div>}
      </Stack>
    </div>
  );
}
