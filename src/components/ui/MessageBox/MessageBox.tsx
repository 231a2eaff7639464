import { type ReactNode, type Ref, useId } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './MessageBox.css.ts';

export interface MessageBoxProps {
  /** Screen readers announce an error at once, and information when they are idle. */
  tone?: 'error' | 'information';
  /** Sums it up in a few words. */
  title: string;
  /** What happened, in one sentence. */
  message: string;
  /** The language of the message where it is not the page's. */
  lang?: string | undefined;
  /** A field that the message is about refers to this id. */
  messageId?: string;
  /** What the user can do next. */
  children?: ReactNode;
  /** One below the heading above the box. */
  headingLevel?: 2 | 3 | 4;
  /** The box. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Says what went wrong, or what users need to know before they go on, in a place they cannot miss.
 *
 * - What is good to know is a `Note`; a part that has no content yet, an `EmptyState`.
 * - The title sums it up, the message says what happened, and the rest what the user can do next or who can help. No code,
 *   and no blame.
 * - Screen readers announce the box when it appears. `takeFocus` as its `ref` also moves the focus there, for keyboards.
 *   Of a status that takes the focus, some only read the name, so the name includes the message.
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
